import { sql } from 'kysely';
import { laneOf, type Transaction } from '../database';
import { houseAccount, providerAccount } from './store';

/** Books a recharge as gone back, from the member and the house; false where the balance does not cover its part. */
export async function insertRefund(
  transaction: Transaction,
  refund: { memberId: number; memberMinor: number; houseMinor: number; reference: string; now: Date },
): Promise<boolean> {
  const { memberId, memberMinor, houseMinor, reference, now } = refund;
  const { rows } = await sql<{ id: number }>`
    WITH debit AS (
      UPDATE accounts SET balance_minor = balance_minor - ${memberMinor}::bigint
      WHERE lane = ${laneOf(memberId)} AND member_id = ${memberId} AND balance_minor >= ${memberMinor}::bigint
      RETURNING lane, id
    ),
    transfer AS (
      INSERT INTO transfers (lane, kind, reference, created_at)
      SELECT lane, 'rechargeRefund', ${reference}, ${now}::timestamptz FROM debit RETURNING lane, id, kind, created_at
    ),
    posting AS (
      INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
      SELECT transfer.lane, transfer.id, side.account_id, transfer.kind, side.amount_minor, transfer.created_at
      FROM transfer, debit, unnest(
        ARRAY[debit.id, ${houseAccount}::bigint, ${providerAccount}::bigint],
        ${[-memberMinor, -houseMinor, memberMinor + houseMinor]}::bigint[]
      ) AS side (account_id, amount_minor) WHERE side.amount_minor <> 0
    )
    SELECT id FROM transfer`.execute(transaction);
  return rows.length > 0;
}

export interface SystemTransfer {
  kind: 'payout' | 'received' | 'returned';
  /** Whose money it is; the accounts are those of the member's lane. */
  lane: number;
  from: number;
  to: number;
  amountMinor: number;
  reference: string;
  now: Date;
}

/** Moves an amount from one system account to another of the same lane. */
export async function insertSystemTransfer(
  transaction: Transaction,
  transfer: SystemTransfer,
): Promise<void> {
  const { kind, lane, from, to, amountMinor, reference, now } = transfer;
  await sql`
    WITH transfer AS (
      INSERT INTO transfers (lane, kind, reference, created_at) VALUES (${lane}, ${kind}, ${reference}, ${now})
      RETURNING lane, id
    )
    INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
    SELECT transfer.lane, transfer.id, side.account_id, ${kind}, side.amount_minor, ${now}
    FROM transfer, unnest(
      ${[from, to]}::bigint[], ${[-amountMinor, amountMinor]}::bigint[]
    ) AS side (account_id, amount_minor)`.execute(transaction);
}
