import { z } from 'zod';
import { change, read } from '../call';
import { id, nothing, pageOf, paging, reason, time } from '../params';

export const inviteCodeStates = ['inUse', 'usedUp', 'ended'] as const;

export const inviteCodeCalls = {
  /** Newest first. */
  inviteCodes: read({
    summary: 'codes with which people register, newest first',
    path: '/inviteCodes',
    right: 'members.see',
    params: z.object({
      /** Codes of operators unless told. */
      owner: z.enum(['operators', 'members']).optional(),
      state: z.enum(inviteCodeStates).optional(),
      /** How it begins. */
      find: z.string().trim().max(32).optional(),
      ...paging,
    }),
    answer: pageOf(
      z.object({
        code: z.string(),
        state: z.enum(inviteCodeStates),
        /** Whose own it is; null for a code of operators. */
        owner: z.object({ id: z.number(), username: z.string() }).nullable(),
        uses: z.number(),
        /** Null: without a limit. */
        maxUses: z.number().nullable(),
        openingBalanceMinor: z.number(),
        createdAt: time,
        endedAt: time.nullable(),
      }),
    ),
  }),
  /** One that brings everybody who registers with it a bonus takes two people. */
  addInviteCode: change({
    summary: 'adds a code, which is never used anew',
    path: '/inviteCodes/add',
    right: 'members.change',
    needsCode: true,
    twoPeople: 'sometimes',
    params: z.object({
      code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,31}$/),
      maxUses: z.number().int().min(1).max(999_999).nullable(),
      openingBalanceMinor: z.number().int().min(0).max(100_000_000),
      reason,
    }),
    answer: nothing,
    records: ['invite code added'],
  }),
  /** Nobody registers with it any more. */
  endInviteCode: change({
    summary: 'ends a code: nobody registers with it any more',
    path: '/inviteCodes/end',
    right: 'members.change',
    params: z.object({ code: z.string().max(32), reason }),
    answer: nothing,
    records: ['invite code ended'],
  }),
  /** Mails that have not left yet, oldest first. */
  unsentMails: read({
    summary: 'mails that have not left yet, without what they say',
    path: '/mails',
    right: 'members.see',
    params: z.object({ state: z.enum(['waiting', 'givenUp']).optional(), ...paging }),
    answer: pageOf(
      z.object({
        id: z.number(),
        kind: z.string(),
        memberId: z.number(),
        username: z.string(),
        createdAt: time,
        attempts: z.number(),
        /** Null where it was given up. */
        dueAt: time.nullable(),
        /** As the mail server said it. */
        error: z.string(),
      }),
    ),
  }),
  /** For one that was given up. */
  sendMailAgain: change({
    summary: 'tries a mail anew that was given up',
    path: '/mails/again',
    right: 'members.change',
    params: z.object({ id, reason }),
    answer: nothing,
    records: ['mail sent again'],
  }),
};
