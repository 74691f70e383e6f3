import type { ColumnType, Generated } from 'kysely';

export interface RechargeTables {
  recharges: {
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
  };
}

/**
 * `waiting` after `expires_at` is expired; it can still be paid late. `received` is paid and not credited, since a limit
 * or a pause of the member stands against it: it is credited later, or goes back (`returning`, then `returned`).
 */
export type RechargeState = 'waiting' | 'paid' | 'failed' | 'received' | 'returning' | 'returned';

/**
 * What a notice led to. `received`: paid and not credited yet; `mismatch`: another amount or currency than asked for;
 * `unknown`: no such recharge.
 */
export type NoticeEffect = 'credited' | 'received' | 'failed' | 'nothing' | 'mismatch' | 'unknown';
