import { sql, type RawBuilder } from 'kysely';
import { inLanes, laneCount, laneOf, lanesOf, type Transaction } from '../database';
import type { TransferKind } from '../database/tables/ledger';

export interface Credit {
  memberId: number;
  amountMinor: number;
  orderId: number | null;
}

/**
 * Parts of a WITH clause that credit accounts from a system account as one transfer in each lane: an entry for each
 * credit, and one for what all of a lane take from its `fromAccount`. `credits` names an earlier part with `lane`,
 * `account_id`, `amount_minor` (all positive) and `order_id`; `lanes` are those that may be in it. Takes the accounts' rows
 * in the order of their keys, so that two of these at once wait for each other instead of deadlocking.
 *
 * No part joins two others: PostgreSQL takes each for one row and would compare every pair. So the numbers of the
 * transfers stand in an array by lane. Rows are locked by arrays of their keys: where accounts are partitioned,
 * PostgreSQL 18 loses rows of a join that were changed while it waited for them.
 */
export function creditEachParts(
  credits: string,
  work: {
    kind: TransferKind;
    fromAccount: number;
    reference: string | null;
    now: Date;
    lanes: readonly number[];
  },
): RawBuilder<unknown> {
  const { kind, fromAccount, reference, now, lanes } = work;
  const credit = sql.ref(credits);
  return sql`
    sums AS (
      SELECT lane, account_id, sum(amount_minor)::bigint AS amount_minor FROM ${credit} GROUP BY lane, account_id
    ),
    locked AS (
      SELECT lane, id FROM accounts
      WHERE lane = ANY (${[...lanes]}::smallint[]) AND id = ANY (ARRAY(SELECT account_id FROM sums))
      ORDER BY lane, id FOR UPDATE
    ),
    credited AS (
      UPDATE accounts SET balance_minor = balance_minor + sums.amount_minor
      FROM sums WHERE ${inLanes('accounts.lane', lanes)} AND accounts.lane = sums.lane AND accounts.id = sums.account_id
        AND (SELECT count(*) FROM locked) > 0
      RETURNING sums.lane, sums.amount_minor
    ),
    taken AS (SELECT lane, sum(amount_minor)::bigint AS amount_minor FROM credited GROUP BY lane),
    transfer AS (
      INSERT INTO transfers (lane, kind, reference, created_at)
      SELECT lane, ${kind}, ${reference}, ${now}::timestamptz FROM taken
      RETURNING lane, id
    ),
    transfers_by_lane AS (
      SELECT array_agg(transfer.id ORDER BY every.lane) AS ids
      FROM generate_series(0, ${sql.lit(laneCount - 1)}) AS every (lane) LEFT JOIN transfer USING (lane)
    ),
    line AS (
      SELECT lane, account_id, amount_minor, order_id FROM ${credit}
      UNION ALL
      SELECT lane, ${fromAccount}::bigint, -amount_minor, NULL FROM taken
    ),
    posted AS (
      INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, order_id, created_at)
      SELECT line.lane, ids[line.lane + 1], line.account_id, ${kind}, line.amount_minor, line.order_id,
        ${now}::timestamptz
      FROM transfers_by_lane, line
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
 * Credits members as one transfer in each of their lanes, see `creditEachParts`, by a statement for each lane.
 * @returns how many credits found their account.
 */
export async function insertCredits(transaction: Transaction, work: Credits): Promise<number> {
  let credited = 0;
  for (const lane of lanesOf(work.credits.map(({ memberId }) => memberId)).toSorted((a, b) => a - b)) {
    const credits = work.credits.filter(({ memberId }) => laneOf(memberId) === lane);
    const { rows } = await sql<{ credited: number }>`
      WITH credit AS (
        SELECT accounts.lane, accounts.id AS account_id, credit.amount_minor, credit.order_id
        FROM unnest(
          ${credits.map((credit) => credit.memberId)}::bigint[],
          ${credits.map((credit) => credit.amountMinor)}::bigint[],
          ${credits.map((credit) => credit.orderId)}::bigint[]
        ) AS credit (member_id, amount_minor, order_id)
        JOIN accounts ON ${inLanes('accounts.lane', [lane])} AND accounts.member_id = credit.member_id
      ),
      ${creditEachParts('credit', { ...work, lanes: [lane] })}
      SELECT count(*) AS credited FROM credit`.execute(transaction);
    credited += rows[0]?.credited ?? 0;
  }
  return credited;
}
