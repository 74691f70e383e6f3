import { z } from 'zod';
import { change, read } from '../call';
import { amount, amountOrNone, day, id, memberId, nothing, pageOf, paging, reason, time } from '../params';

/** `expired` waits still, and can be paid late; `received` came and is not credited, since the member's own limit or pause stands against it. */
export const rechargeStates = [
  'waiting',
  'expired',
  'paid',
  'failed',
  'received',
  'returning',
  'returned',
  'refunded',
] as const;
export const refundCauses = ['refund-asked', 'chargeback', 'paid-by-mistake'] as const;
export const unmatchedCauses = ['amount', 'currency', 'unknown', 'twice'] as const;

/** By which a payment is sent back outside of the provider's interface; empty where the provider does it. */
const handReference = z.string().trim().max(100).default('');

const recharge = z.object({
  id: z.number(),
  state: z.enum(rechargeStates),
  amountMinor: z.number(),
  currency: z.string(),
  memberId: z.number(),
  username: z.string(),
  provider: z.string(),
  /** What names it at the provider. */
  reference: z.string(),
  channel: z.string(),
  createdAt: time,
  expiresAt: time,
  paidAt: time.nullable(),
  /** When it came into its last state. */
  settledAt: time.nullable(),
});

const notice = z.object({
  id: z.number(),
  at: time,
  outcome: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  /** What it led to. */
  effect: z.enum(['credited', 'received', 'failed', 'nothing', 'mismatch', 'unknown', 'twice']),
  /** What the provider calls the payment; empty where it does not say. */
  payment: z.string(),
});

const booking = z.object({ transferId: z.number(), kind: z.string(), amountMinor: z.number(), at: time });
const step = z.object({ operator: z.string(), action: z.string(), at: time });

const payment = z.object({
  /** Of an unmatched payment; of a received one it is the recharge's. */
  id: z.number(),
  kind: z.enum(['unmatched', 'received']),
  /** Null for a received one. */
  why: z.enum(unmatchedCauses).nullable(),
  state: z.enum(['open', 'received', 'returning', 'credited', 'returned']),
  provider: z.string(),
  reference: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  rechargeId: z.number().nullable(),
  /** Whom it was credited to, or whose recharge it is. */
  memberId: z.number().nullable(),
  since: time,
  settledAt: time.nullable(),
});

export const rechargeCalls = {
  /** Newest first. */
  recharges: read({
    path: '/recharges',
    right: 'money.see',
    params: z.object({
      id: id.optional(),
      state: z.enum(rechargeStates).optional(),
      memberId: memberId.optional(),
      reference: z.string().max(200).optional(),
      day: day.optional(),
      amountMinor: amount.optional(),
      ...paging,
    }),
    answer: pageOf(recharge),
  }),
  recharge: read({
    path: '/recharges/one',
    right: 'money.see',
    params: z.object({ id }),
    answer: recharge.extend({
      balanceMinor: z.number(),
      /** Whether its provider sends payments back. */
      canReturn: z.boolean(),
      /** What the house would bear if it went back now. */
      uncoveredMinor: z.number(),
      refund: z
        .object({
          cause: z.enum(refundCauses),
          memberMinor: z.number(),
          houseMinor: z.number(),
          /** `asked`: the provider has not sent it back yet. */
          state: z.enum(['asked', 'done']),
          handReference: z.string(),
          at: time,
          doneAt: time.nullable(),
        })
        .nullable(),
      /** What the provider said, newest first. */
      notices: z.array(notice),
      bookings: z.array(booking),
      steps: z.array(step),
    }),
  }),
  /**
   * Sends a credited recharge back. The member reads the cause. The balance gives what it has; of what it lacks the house
   * bears `houseMinor` at the most. Two operators from the amount that is set for it.
   */
  refundRecharge: change({
    path: '/recharges/refund',
    right: 'money.change',
    needsCode: true,
    twoPeople: 'sometimes',
    params: z.object({
      id,
      cause: z.enum(refundCauses),
      houseMinor: amountOrNone,
      handReference,
      reason,
    }),
    answer: nothing,
    records: ['recharge refunded'],
  }),
  /** That a provider was asked for a refund, does not do it, and it went back by hand. */
  finishRefund: change({
    path: '/recharges/finishRefund',
    right: 'money.change',
    needsCode: true,
    params: z.object({ id, handReference: z.string().trim().min(1).max(100) }),
    answer: nothing,
    records: ['refund sent by hand'],
  }),
  /** Payments that came and are not credited, oldest first; or the unmatched ones that were settled, newest first. */
  payments: read({
    path: '/payments',
    right: 'money.see',
    params: z.object({ settled: z.enum(['yes', 'no']).default('no'), ...paging }),
    answer: pageOf(payment),
  }),
  /** One that fits no recharge. */
  payment: read({
    path: '/payments/one',
    right: 'money.see',
    params: z.object({ id }),
    answer: payment.extend({
      /** What the provider calls it; empty where it does not say. */
      payment: z.string(),
      /** Whether it is in the books; one in another currency is not, and can't be credited. */
      booked: z.boolean(),
      canReturn: z.boolean(),
      handReference: z.string(),
      /** What its recharge asked for, if there is one. */
      asked: z.object({ amountMinor: z.number(), currency: z.string(), memberId: z.number() }).nullable(),
      notices: z.array(notice),
      bookings: z.array(booking),
      steps: z.array(step),
    }),
  }),
  creditPayment: change({
    path: '/payments/credit',
    right: 'money.change',
    needsCode: true,
    twoPeople: 'always',
    params: z.object({ id, memberId, reason }),
    answer: nothing,
    records: ['payment credited'],
  }),
  returnPayment: change({
    path: '/payments/return',
    right: 'money.change',
    needsCode: true,
    twoPeople: 'always',
    params: z.object({ id, handReference, reason }),
    answer: nothing,
    records: ['payment sent back'],
  }),
  /** Sends a received recharge back, by the recharge's number. */
  returnReceived: change({
    path: '/payments/returnReceived',
    right: 'money.change',
    needsCode: true,
    twoPeople: 'always',
    params: z.object({ id, handReference, reason }),
    answer: nothing,
    records: ['payment sent back', 'payment returned'],
  }),
};
