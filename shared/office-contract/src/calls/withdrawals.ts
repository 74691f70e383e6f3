import { z } from 'zod';
import { change, read } from '../call';
import { amount, id, memberId, nothing, pageOf, paging, reason, time } from '../params';

export const withdrawalStates = ['requested', 'approved', 'sent', 'arrived', 'rejected'] as const;

const withdrawal = z.object({
  id: z.number(),
  state: z.enum(withdrawalStates),
  amountMinor: z.number(),
  memberId: z.number(),
  username: z.string(),
  bankName: z.string(),
  /** Masked. */
  cardNumber: z.string(),
  createdAt: time,
  /** Who has approved it so far. */
  approvedBy: z.array(z.string()),
  /** Whether it takes two operators. */
  needsTwo: z.boolean(),
  /** Why it was rejected; empty unless it was. */
  reason: z.string(),
});

const sums = z.object({
  rechargedMinor: z.number(),
  withdrawnMinor: z.number(),
  stakedMinor: z.number(),
  wonMinor: z.number(),
});

const rule = z.object({
  minMinor: amount,
  maxMinor: amount,
  perDay: z.number().int().min(1).max(999_999),
  twoOperatorsFromMinor: amount,
});

export const withdrawalCalls = {
  /** Oldest first; without states those that wait for somebody. */
  withdrawals: read({
    path: '/withdrawals',
    right: 'money.see',
    params: z.object({
      state: z.enum(withdrawalStates).optional(),
      memberId: memberId.optional(),
      fromMinor: amount.optional(),
      ...paging,
    }),
    answer: pageOf(withdrawal),
  }),
  /** All that is needed to decide on one. */
  withdrawal: read({
    path: '/withdrawals/one',
    right: 'money.see',
    params: z.object({ id }),
    answer: withdrawal.extend({
      /** Masked. */
      holder: z.string(),
      member: z.object({
        registeredAt: time,
        active: z.boolean(),
        balanceMinor: z.number(),
        /** When the card was bound; null for one that is bound no more. */
        cardBoundAt: time.nullable(),
        /** Where the member is signed in: how many, and the newest five. */
        devices: z.number(),
        newestDevices: z.array(z.object({ device: z.string(), since: time, seenAt: time })),
        /** What the member has set for themselves. */
        limits: z.array(z.object({ kind: z.string(), amountMinor: z.number() })),
        /** When a new device signed in last; null for none on record. */
        newestDeviceAt: time.nullable(),
        /** Until when the member has closed play for themselves; null unless they have. */
        pausedUntil: time.nullable(),
        ever: sums,
        last30Days: sums,
      }),
      /** The member's others, newest first, at most ten. */
      earlier: z.array(
        z.object({
          id: z.number(),
          state: z.enum(withdrawalStates),
          amountMinor: z.number(),
          createdAt: time,
        }),
      ),
      /** What operators did about it, oldest first. */
      steps: z.array(z.object({ operator: z.string(), action: z.string(), at: time })),
    }),
  }),
  readCardNumber: change({
    path: '/withdrawals/card',
    right: 'money.change',
    params: z.object({ id }),
    answer: z.object({ cardNumber: z.string(), holder: z.string(), bankName: z.string() }),
    records: ['card number read'],
  }),
  /** One step for many: each is done or refused by itself, in the order that is given. */
  moveWithdrawals: change({
    path: '/withdrawals/move',
    right: 'money.change',
    needsCode: true,
    params: z.object({ ids: z.array(id).min(1).max(200), step: z.enum(['approve', 'send', 'arrive']) }),
    answer: z.object({
      results: z.array(
        z.object({
          id: z.number(),
          /** Null where it was refused. */
          state: z.enum(withdrawalStates).nullable(),
          /** Why it was refused; empty where it was done. */
          refusal: z.string(),
        }),
      ),
    }),
    failed: ({ results }) => results.some(({ refusal }) => refusal !== ''),
    records: [
      'withdrawal approved',
      'withdrawal approved by the first of two',
      'withdrawal sent',
      'withdrawal arrived',
    ],
  }),
  /** The amount goes back; the member reads the reason, in their language if it is one of `rejectionReasons`. */
  rejectWithdrawal: change({
    path: '/withdrawals/reject',
    right: 'money.change',
    needsCode: true,
    params: z.object({ id, reason }),
    answer: nothing,
    records: ['withdrawal rejected'],
  }),
  /** The same for one that has arrived, and that the bank returned since: it is out of the books, so it takes two. */
  returnWithdrawal: change({
    path: '/withdrawals/return',
    right: 'money.change',
    needsCode: true,
    twoPeople: 'always',
    params: z.object({ id, reason }),
    answer: nothing,
    records: ['withdrawal rejected'],
  }),
  withdrawalRule: read({
    path: '/withdrawals/rule',
    right: 'money.see',
    params: nothing,
    answer: rule,
  }),
  setWithdrawalRule: change({
    path: '/withdrawals/setRule',
    right: 'money.change',
    needsCode: true,
    twoPeople: 'always',
    params: rule,
    answer: rule,
    records: ['withdrawal rule set'],
  }),
};
