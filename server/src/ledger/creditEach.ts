import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../database';
import type { TransferKind } from '../database/tables/ledger';

export interface Credit {
  memberId: number;
  amountMinor: number;
  orderId: number | null;
}

/**
 * Parts of a WITH clause that credit accounts from a system account as one transfer: an entry for each credit, and one
 * for what all of them take from `fromAccount`. `credits` names an earlier part with `account_id`, `amount_minor` (all
 * positive) and `order_id`. Takes the accounts' rows in the order of their ids, so that two of these at once wait for
 * each other instead of deadlocking. No part joins two others: PostgreSQL takes each for one row and would compare
 * every pair.
 */
export function creditEachParts(
  credits: string,
  work: { kind: TransferKind; fromAccount: number; reference: string | null; now: Date },
): RawBuilder<unknown> {
  const { kind, fromAccount, reference, now } = work;
  const credit = sql.ref(credits);
  return sql`
    sums AS (SELECT account_id, sum(amount_minor)::bigint AS amount_minor FROM ${credit} GROUP BY account_id),
    locked AS (
      SELECT accounts.id, sums.amount_minor FROM sums JOIN accounts ON accounts.id = sums.account_id
      ORDER BY accounts.id FOR UPDATE OF accounts
    ),
    credited AS (
      UPDATE accounts SET balance_minor = balance_minor + locked.amount_minor
      FROM locked WHERE accounts.id = locked.id
      RETURNING locked.amount_minor
    ),
    transfer AS (
      INSERT INTO transfers (kind, reference, created_at)
      SELECT ${kind}, ${reference}, ${now}::timestamptz WHERE EXISTS (SELECT FROM credited)
      RETURNING id
    ),
    line AS (
      SELECT account_id, amount_minor, order_id FROM ${credit}
      UNION ALL
      SELECT ${fromAccount}::bigint, -sum(amount_minor)::bigint, NULL FROM credited HAVING count(*) > 0
    ),
    posted AS (
      INSERT INTO entries (transfer_id, account_id, kind, amount_minor, order_id, created_at)
      SELECT transfer.id, line.account_id, ${kind}, line.amount_minor, line.order_id, ${now}::timestamptz
      FROM transfer, line
    )`;
}

export interface Credits {
  kind: TransferKind;
  fromAccount: number;
  credits: readonly Credit[];
  reference: string | null;
  now: Date;
}

/**
 * Credits members as one transfer, see `creditEachParts`.
 * @returns how many credits found their account.
 */
export async function insertCredits(transaction: Transaction, work: Credits): Promise<number> {
  const { credits } = work;
  const { rows } = await sql<{ credited: number }>`
    WITH credit AS (
      SELECT accounts.id AS account_id, credit.amount_minor, credit.order_id
      FROM unnest(
        ${credits.map((credit) => credit.memberId)}::bigint[],
        ${credits.map((credit) => credit.amountMinor)}::bigint[],
        ${credits.map((credit) => credit.orderId)}::bigint[]
      ) AS credit (member_id, amount_minor, order_id)
      JOIN accounts USING (member_id)
    ),
    ${creditEachParts('credit', work)}
    SELECT count(*) AS credited FROM credit`.execute(transaction);
  return rows[0]?.credited ?? 0;
}
