import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Lane } from '../lanes';

/**
 * What a transfer of members' money is for: the six types of the money log (LIFE-09), what the house gives, such as an
 * opening balance, recharges that went back after they were credited, and corrections by operators. Transfers without an entry of a member are of the kinds `payout` (held amounts to the provider),
 * `received` (from the provider, not credited yet) and `returned` (back to the provider).
 */
export type TransferKind =
  | 'recharge'
  | 'bonus'
  | 'order'
  | 'win'
  | 'orderRefund'
  | 'withdrawal'
  | 'withdrawalRefund'
  | 'rechargeRefund'
  | 'correction';

export interface LedgerTables {
  accounts: {
    lane: Lane;
    id: Generated<number>;
    kind: 'member' | 'house' | 'provider' | 'held' | 'received';
    member_id: number | null;
    /** Of members only; the others' is the sum of their entries. */
    balance_minor: number | null;
  };
  transfers: {
    /** That of its member or, of a system account, where its other side is. */
    lane: Lane;
    id: ColumnType<number, never, never>;
    kind: TransferKind;
    /** `null` where one transfer credits the members of a lane. */
    member_id: number | null;
    idempotency_key: string | null;
    /** SHA-256 over the input that came with the key. */
    input_hash: Buffer | null;
    reference: string | null;
    created_at: Date;
  };
  entries: {
    lane: Lane;
    id: ColumnType<number, never, never>;
    transfer_id: number;
    account_id: number;
    kind: TransferKind;
    /** Positive credits the account, negative debits it. */
    amount_minor: number;
    order_id: number | null;
    created_at: Date;
  } /** A function of the database writes both, see `ledger/checkpoints.ts`. */;
  ledger_cuts: {
    /** The last entry before the cut: no smaller number comes later. */
    through_id: number;
    /** When that entry was booked. */
    through_at: Date;
    cut_at: Date;
    /** The last order and the last transfer before the cut; cuts of before 0110 have none. */
    through_order: number | null;
    through_transfer: number | null;
    summed_at: Date | null;
  };
  /** What an account's entries came to at a cut, for accounts that had some since the cut before. */
  account_checkpoints: {
    account_id: number;
    /** Of the account since its first. */
    entries: number;
    through_id: number;
    balance_minor: number;
    /** Sums by kind. */
    totals: JSONColumnType<Readonly<Record<string, number>>, never, never>;
  };
}
