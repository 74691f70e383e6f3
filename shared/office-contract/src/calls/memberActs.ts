import { z } from 'zod';
import { change } from '../call';
import { id, memberId, nothing, reason, time } from '../params';

/** What an operator has compared before doing something that a stranger would like to have done. */
export const identityChecks = [
  'document',
  'cardEnding',
  'lastPayment',
  'registration',
  'mailAddress',
  'call',
  'other',
] as const;

/** What can be taken off, so that the member gives it anew in the app. Nobody but the member ever types it. */
export const resettable = ['card', 'fundPassword', 'realName'] as const;

const asked = { memberId, reason };
const checked = z.array(z.enum(identityChecks)).min(1).max(identityChecks.length);

/** What is private is masked everywhere, and shown by a call of its own to who may change members. */
const showing = <Answer extends z.ZodType>(
  { path, summary }: { path: string; summary: string },
  answer: Answer,
) =>
  change({
    summary,
    path: `/members/private/${path}`,
    right: 'members.change',
    params: z.object(asked),
    answer,
    records: ['private data read'],
  });

export const memberActCalls = {
  readMemberName: showing(
    { path: 'name', summary: 'a member’s real name, whole' },
    z.object({ realName: z.string() }),
  ),
  readMemberCard: showing(
    { path: 'card', summary: 'a member’s card, whole' },
    z.object({ number: z.string(), holder: z.string() }),
  ),
  readMemberMail: showing(
    { path: 'mail', summary: 'a member’s mail address, whole' },
    z.object({ mailAddress: z.string() }),
  ),
  /** Of the devices that are logged in, and of the newest hundred logins. */
  readMemberAddresses: showing(
    { path: 'addresses', summary: 'the addresses of a member’s devices and logins, whole' },
    z.object({
      devices: z.array(z.object({ id: z.number(), address: z.string() })),
      signIns: z.array(z.object({ id: z.number(), address: z.string() })),
    }),
  ),
  addMemberNote: change({
    summary: 'writes a note that operators see',
    path: '/members/notes/add',
    right: 'members.change',
    params: z.object({ memberId, text: z.string().trim().min(1).max(2_000) }),
    answer: z.object({ id: z.number() }),
    records: ['note added'],
  }),
  /** A disabled member keeps everything and can't get in. */
  setMemberActive: change({
    summary: 'disables an account, which keeps all that it has, or enables it',
    path: '/members/active',
    right: 'members.change',
    params: z.object({ ...asked, active: z.boolean() }),
    answer: nothing,
    records: ['member disabled', 'member enabled'],
  }),
  /** Ends one session, or all of them. */
  signMemberOut: change({
    summary: 'ends the sessions of a member, or one of them',
    path: '/members/signOut',
    right: 'members.change',
    params: z.object({ ...asked, device: id.optional() }),
    answer: z.object({ sessions: z.number() }),
    records: ['member signed out'],
  }),
  /** Forgets wrong passwords, which ends a lock; for the withdrawal password beside a card that was reset by two. */
  unlockMember: change({
    summary: 'ends a lock after wrong passwords',
    path: '/members/unlock',
    right: 'members.change',
    twoPeople: 'sometimes',
    params: z.object({ ...asked, what: z.enum(['login', 'fundPassword']) }),
    answer: z.object({ failures: z.number() }),
    records: ['member unlocked'],
  }),
  /** A link for a new login password, good for half an hour and once; a former one is good no more. */
  makePasswordLink: change({
    summary: 'a link for a new login password, good once and for half an hour',
    path: '/members/passwordLink',
    right: 'members.change',
    needsCode: true,
    params: z.object({ ...asked, checked, by: z.enum(['mail', 'hand']) }),
    answer: z.object({
      /** To be handed over; null where a mail has it. */
      url: z.string().nullable(),
      expiresAt: time,
    }),
    records: ['password link made'],
  }),
  /**
   * Takes card, withdrawal password or real name off; the member gives them anew in the app, is told, and withdrawals wait
   * for as long as the site says. Takes two people for several within a month.
   */
  resetCredentials: change({
    summary: 'takes card, withdrawal password or real name off, for the member to give anew',
    path: '/members/reset',
    right: 'members.change',
    needsCode: true,
    twoPeople: 'sometimes',
    params: z.object({ ...asked, checked, kinds: z.array(z.enum(resettable)).min(1).max(3) }),
    answer: z.object({
      /** Until when withdrawals wait at least. */
      waitUntil: time,
    }),
    records: ['credentials reset'],
  }),
  /** Ends what somebody has begun to set a forgotten password anew: codes, links and waits. */
  cancelMemberRecovery: change({
    summary: 'ends codes, links and waits for a new password; the member is told',
    path: '/members/cancelRecovery',
    right: 'members.change',
    params: z.object(asked),
    answer: nothing,
    records: ['recovery cancelled'],
  }),
  /** Everything that is held about the member, as a file. */
  takeMemberArchive: change({
    summary: 'everything that is held about a member, as a file',
    path: '/members/archive',
    right: 'members.change',
    needsCode: true,
    params: z.object(asked),
    answer: z.unknown(),
    records: ['member’s data taken out'],
  }),
  /** For good: what the books don't need goes. Refused while money is in the account or on its way. */
  closeMember: change({
    summary: 'closes an account for good',
    path: '/members/close',
    right: 'members.change',
    needsCode: true,
    twoPeople: 'always',
    params: z.object(asked),
    answer: nothing,
    records: ['member closed'],
  }),
};
