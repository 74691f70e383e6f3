import type { ColumnType, Generated } from 'kysely';
import type { Lane } from '../lanes';

export interface RechargeTables {
  recharges: {
    lane: Lane;
    id: ColumnType<number, never, never>;
    member_id: number;
    /** Name of the payment provider. */
    provider: string;
    /** Names the recharge at the provider: random, so that it tells nothing. */
    reference: string;
    channel: string;
    amount_minor: number;
    currency: string;
    status: Generated<RechargeState>;
    created_at: Date;
    expires_at: Date;
    /** When the payment came, whatever became of it. */
    paid_at: Date | null;
    /** When it came into a final state; `null` before, and where a release before 0116 did it. */
    settled_at: Generated<Date | null>;
  };
  /** Every notice that a provider has signed, never edited. */
  payment_notices: {
    id: ColumnType<number, never, never>;
    provider: string;
    reference: string;
    outcome: string;
    amount_minor: number;
    currency: string;
    effect: NoticeEffect;
    received_at: Date;
    /** What the provider calls the payment, where it says so. */
    payment: Generated<string>;
  };
  /** Payments that were paid and fit no recharge. */
  unmatched_payments: {
    id: ColumnType<number, never, never>;
    provider: string;
    reference: string;
    payment: string;
    amount_minor: number;
    currency: string;
    why: UnmatchedCause;
    /** The recharge of its reference, if there is one. */
    recharge_id: number | null;
    /** Whether it is in the account of received payments; one in another currency is in no book. */
    booked: boolean;
    state: Generated<UnmatchedState>;
    /** Whom it was credited to. */
    member_id: number | null;
    /** By which it was sent back outside of this system; empty where the provider did it. */
    hand_reference: Generated<string>;
    came_at: Date;
    settled_at: Generated<Date | null>;
  };
  /** Recharges that were credited and went back. */
  recharge_refunds: {
    recharge_id: number;
    cause: RefundCause;
    /** What the member's balance gave, and what the house had to. */
    member_minor: number;
    house_minor: number;
    state: RefundState;
    hand_reference: string;
    created_at: Date;
    done_at: Date | null;
  };
}

/** Another amount or currency than asked for, no such recharge, or paid a second time. */
export type UnmatchedCause = 'amount' | 'currency' | 'unknown' | 'twice';
/** `returning`: the provider is asked to send it back. */
export type UnmatchedState = 'open' | 'returning' | 'credited' | 'returned';
export type RefundCause = 'refund-asked' | 'chargeback' | 'paid-by-mistake';
/** `asked`: booked, and the provider is asked to send it back. */
export type RefundState = 'asked' | 'done';

/**
 * `waiting` after `expires_at` is expired; it can still be paid late. `received` is paid and not credited, since a limit
 * or a pause of the member stands against it: it is credited later, or goes back (`returning`, then `returned`).
 * `refunded` was credited and went back.
 */
export type RechargeState =
  | 'waiting'
  | 'paid'
  | 'failed'
  | 'received'
  | 'returning'
  | 'returned'
  | 'refunded';

/**
 * What a notice led to. `received`: paid and not credited yet; `mismatch`: another amount or currency than asked for;
 * `unknown`: no such recharge; `twice`: another payment for a recharge that was paid.
 */
export type NoticeEffect = 'credited' | 'received' | 'failed' | 'nothing' | 'mismatch' | 'unknown' | 'twice';
