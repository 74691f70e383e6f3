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
    /** `waiting` after `expires_at` is expired; it can still be paid late. */
    status: Generated<'waiting' | 'paid' | 'failed'>;
    created_at: Date;
    expires_at: Date;
    paid_at: Date | null;
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

/** What a notice led to. `mismatch`: another amount or currency than asked for; `unknown`: no such recharge. */
export type NoticeEffect = 'credited' | 'failed' | 'nothing' | 'mismatch' | 'unknown';
