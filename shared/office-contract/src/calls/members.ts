import { languages, limitKinds, pauseLengths } from '@members/contract';
import { z } from 'zod';
import { read } from '../call';
import { day, memberId, nothing, pageOf, paging, time } from '../params';
import { creditParts, standingFacts } from '../standing';

export const memberStates = ['active', 'disabled', 'closed'] as const;
/** What a search may mean; without one it tries all that the text can be. */
export const memberKeys = [
  'name',
  'number',
  'card',
  'order',
  'recharge',
  'withdrawal',
  'reference',
  'mail',
] as const;

const of = { memberId };
const span = { from: day.optional(), to: day.optional() };
/** Null for play that goes on, and the last day that there is for a pause without an end. */
const pausedUntil = time.nullable();

const sums = z.object({
  rechargedMinor: z.number(),
  withdrawnMinor: z.number(),
  stakedMinor: z.number(),
  wonMinor: z.number(),
});

const member = z.object({
  id: z.number(),
  username: z.string(),
  state: z.enum(memberStates),
  registeredAt: time,
  closedAt: time.nullable(),
  language: z.enum(languages).nullable(),
  avatarUrl: z.string(),
  sex: z.enum(['unknown', 'man', 'woman']),
  /** Masked; empty where there is none. */
  realName: z.string(),
  mailAddress: z.string(),
  card: z.object({ bankName: z.string(), number: z.string(), holder: z.string(), boundAt: time }).nullable(),
  balanceMinor: z.number(),
  /** In English and the other languages; null on a site without tiers. */
  tier: z.object({ name: z.record(z.string(), z.string()), imageUrl: z.string() }).nullable(),
  tierProgress: z.number(),
  creditScore: z.number(),
  fullVideoAccess: z.boolean(),
  hasFundPassword: z.boolean(),
  passkeys: z.number(),
  recoveryCodes: z.number(),
  /** Until when logging in by a password is locked for strangers, and the withdrawal password for everybody. */
  loginLockedUntil: time.nullable(),
  fundPasswordLockedUntil: time.nullable(),
  /** A forgotten withdrawal password that the member has begun to reset: from when on a new one can be set. */
  fundPasswordWaits: time.nullable(),
  /** Codes for a forgotten password that are good now. */
  codes: z.number(),
  /** Until when a link for a new login password is good. */
  passwordLinkUntil: time.nullable(),
  /** Until when withdrawals wait, after something that protects them was reset. */
  withdrawalsWaitUntil: time.nullable(),
  pausedUntil,
  invitedBy: z.object({ code: z.string(), memberId: z.number().nullable() }).nullable(),
  ownCode: z.object({ code: z.string(), ended: z.boolean(), invited: z.number() }).nullable(),
  consents: z.object({
    /** When the member registered, and so accepted the agreement. */
    agreementAt: time,
    mailConfirmedAt: time.nullable(),
    /** What the member wants to be told of outside of the app. */
    told: z.array(z.string()),
    pushDevices: z.number(),
  }),
});

export const memberCalls = {
  /** By name where a name was searched for, else newest first. */
  members: read({
    summary: 'finds members by name, number, ending of a card, order, payment or address; lists them',
    path: '/members',
    right: 'members.see',
    params: z.object({
      find: z.string().trim().max(254).optional(),
      by: z.enum(memberKeys).optional(),
      state: z.enum(memberStates).optional(),
      /** Those who have closed play for themselves, for a time or for good. */
      paused: z.literal('yes').optional(),
      tier: z.coerce.number<number>().int().min(0).max(19).optional(),
      ...span,
      ...paging,
    }),
    answer: pageOf(
      z.object({
        id: z.number(),
        username: z.string(),
        state: z.enum(memberStates),
        registeredAt: time,
        /** Its place among the tiers. */
        tier: z.number(),
        creditScore: z.number(),
        balanceMinor: z.number(),
        pausedUntil,
        /** By what a search found it. */
        foundBy: z.array(z.enum(memberKeys)),
      }),
    ),
  }),
  member: read({
    summary: 'one member, with what is private masked',
    path: '/members/one',
    right: 'members.see',
    params: z.object(of),
    answer: member,
  }),
  memberSums: read({
    summary: 'what a member has paid in and out, staked and won',
    path: '/members/sums',
    right: 'members.see',
    params: z.object(of),
    answer: z.object({ ever: sums, last30Days: sums }),
  }),
  /** Why a member has the tier and the credit score that the rules of now give. */
  memberStanding: read({
    path: '/members/standing',
    right: 'members.see',
    params: z.object(of),
    answer: z.object({
      facts: standingFacts,
      /** The member's place among the tiers; -1 where there are none. */
      tier: z.number(),
      progressPercent: z.number(),
      tiers: z.array(
        z.object({
          name: z.record(z.string(), z.string()),
          conditions: z.array(
            z.object({
              fact: z.enum(['rechargedMinor', 'memberDays', 'mailConfirmed', 'cardBound']),
              needs: z.number(),
              met: z.boolean(),
            }),
          ),
        }),
      ),
      creditScore: z.number(),
      credit: z.array(z.object({ part: z.enum(creditParts), points: z.number() })),
      /** Whether members see it already, or will within minutes. */
      applied: z.boolean(),
    }),
  }),
  /** Where the member is logged in. */
  memberDevices: read({
    path: '/members/devices',
    right: 'members.see',
    params: z.object(of),
    answer: z.object({
      devices: z.array(
        z.object({
          id: z.number(),
          device: z.string(),
          /** Masked. */
          address: z.string(),
          signedInAt: time,
          usedAt: time,
        }),
      ),
      known: z.number(),
    }),
  }),
  /** What members set for themselves. Operators see it; there is no call that changes it. */
  memberControl: read({
    path: '/members/control',
    right: 'members.see',
    params: z.object(of),
    answer: z.object({
      pausedUntil,
      limits: z.array(
        z.object({
          kind: z.enum(limitKinds),
          amountMinor: z.number().nullable(),
          usedMinor: z.number(),
          /** A higher limit, or none, that the member has asked for and may confirm from then on. */
          raise: z.object({ toMinor: z.number().nullable(), from: time }).nullable(),
        }),
      ),
      /** The newest hundred. */
      changes: z.array(
        z.object({
          action: z.enum(['limitSet', 'raiseAsked', 'raiseConfirmed', 'raiseDropped', 'paused']),
          subject: z.enum([...limitKinds, ...pauseLengths]),
          amountMinor: z.number().nullable(),
          until: time.nullable(),
          at: time,
        }),
      ),
    }),
  }),
  /** The tiers, for filters. */
  tiers: read({
    path: '/members/tiers',
    right: 'members.see',
    params: nothing,
    answer: z.object({ tiers: z.array(z.record(z.string(), z.string())) }),
  }),
};
