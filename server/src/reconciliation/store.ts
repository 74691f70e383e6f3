import { sql } from 'kysely';
import type { Reader } from '../database';
import type { RechargeState } from '../database/tables/recharge';

export interface HeldSums {
  heldMinor: number;
  openMinor: number;
}

/** What the account of held amounts holds, and what open withdrawals ask for; of one moment. */
export async function selectHeldSums(reader: Reader, heldAccount: number): Promise<HeldSums> {
  const { rows } = await sql<HeldSums>`
    SELECT
      (SELECT coalesce(sum(amount_minor), 0)::bigint FROM entries WHERE account_id = ${heldAccount}) AS "heldMinor",
      (SELECT coalesce(sum(amount_minor), 0)::bigint FROM withdrawals
        WHERE state IN ('requested', 'approved', 'sent')) AS "openMinor"`.execute(reader);
  return rows[0]!;
}

export interface ReceivedSums {
  receivedMinor: number;
  openMinor: number;
}

/** What the account of received payments holds, and what recharges and unmatched payments say is there; of one moment. */
export async function selectReceivedSums(reader: Reader, receivedAccount: number): Promise<ReceivedSums> {
  const { rows } = await sql<ReceivedSums>`
    SELECT
      (SELECT coalesce(sum(amount_minor), 0)::bigint FROM entries WHERE account_id = ${receivedAccount})
        AS "receivedMinor",
      ((SELECT coalesce(sum(amount_minor), 0) FROM recharges WHERE status IN ('received', 'returning'))
        + (SELECT coalesce(sum(amount_minor), 0) FROM unmatched_payments
          WHERE state IN ('open', 'returning') AND booked))::bigint AS "openMinor"`.execute(reader);
  return rows[0]!;
}

/** What the index of a transfer's entries asks for; no transfer of a recharge or a withdrawal has others. */
const besideOrders = sql`e.kind NOT IN ('order', 'win', 'orderRefund')`;

/** Transfers that name a row of some kind, as a part: what is on other machines is taken first, and joined then. */
type Prefix = 'recharge' | 'received' | 'refund' | 'withdrawal' | 'returned withdrawal';
const namedPart = (part: string, prefix: Prefix) => sql`${sql.ref(part)} AS MATERIALIZED (
  SELECT id, kind, reference FROM transfers WHERE reference LIKE ${sql.lit(`${prefix} #%`)})`;
const names = (part: string, prefix: Prefix, row: 'r' | 'w') =>
  sql`${sql.ref(part)}.reference = ${sql.lit(`${prefix} #`)} || ${sql.ref(row)}.id`;

/** What those of two parts moved, by reference and account: in several lanes more than one may carry a reference. */
const movedParts = (one: string, other: string) => sql`
  carriers AS (SELECT id, reference FROM ${sql.ref(one)} UNION ALL SELECT id, reference FROM ${sql.ref(other)}),
  lines AS MATERIALIZED (
    SELECT transfer_id, account_id, sum(amount_minor) AS amount_minor FROM entries e
    WHERE transfer_id = ANY (ARRAY(SELECT id FROM carriers)) AND ${besideOrders}
    GROUP BY transfer_id, account_id
  ),
  moved AS (
    SELECT reference, account_id, sum(amount_minor) AS amount_minor
    FROM carriers JOIN lines ON lines.transfer_id = carriers.id GROUP BY reference, account_id
  )`;

/**
 * Withdrawals that are not booked as their state says: held once by their transfer, and paid out or returned once
 * where they have ended.
 */
export async function selectWronglyBookedWithdrawals(reader: Reader): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH w AS MATERIALIZED (
      SELECT w.id, w.state, w.amount_minor, a.id AS account_id, (
        SELECT sum(e.amount_minor) FROM entries e
        WHERE e.lane = w.lane AND e.transfer_id = w.transfer_id AND e.account_id = a.id AND ${besideOrders}) AS taken
      FROM withdrawals w JOIN accounts a ON a.lane = w.lane AND a.member_id = w.member_id
    ),
    ${namedPart('ended', 'withdrawal')}, ${namedPart('returned', 'returned withdrawal')},
    ${movedParts('ended', 'returned')}
    SELECT w.id FROM w LEFT JOIN ended ON ${names('ended', 'withdrawal', 'w')}
      LEFT JOIN returned ON ${names('returned', 'returned withdrawal', 'w')}
      LEFT JOIN moved AS by_end ON by_end.reference = ended.reference AND by_end.account_id = w.account_id
      LEFT JOIN moved AS by_return ON by_return.reference = returned.reference AND by_return.account_id = w.account_id
    WHERE w.taken IS DISTINCT FROM -w.amount_minor
      OR ended.kind IS DISTINCT FROM CASE WHEN w.state = 'arrived' OR w.state = 'rejected' AND returned.id IS NOT NULL
        THEN 'payout' WHEN w.state = 'rejected' THEN 'withdrawalRefund' END
      OR w.state = 'rejected' AND coalesce(by_end.amount_minor, 0) + coalesce(by_return.amount_minor, 0) <> w.amount_minor
    ORDER BY w.id`.execute(reader);
  return rows.map(({ id }) => id);
}

/**
 * Recharges that are not booked as their state says: credited with their amount where they are paid; in the account of
 * received payments as long as they are received, and with nothing left of them there otherwise; gone back by a
 * transfer where they are returned, or were credited and are refunded.
 */
export async function selectWronglyBookedRecharges(
  reader: Reader,
  receivedAccount: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH a AS MATERIALIZED (SELECT id, lane, member_id FROM accounts WHERE kind = 'member'),
    ${namedPart('ended', 'recharge')}, ${namedPart('came', 'received')}, ${namedPart('refund', 'refund')},
    ${movedParts('ended', 'came')}
    SELECT r.id FROM recharges r JOIN a ON a.lane = r.lane AND a.member_id = r.member_id
      LEFT JOIN ended ON ${names('ended', 'recharge', 'r')} LEFT JOIN came ON ${names('came', 'received', 'r')}
      LEFT JOIN refund ON ${names('refund', 'refund', 'r')}
      LEFT JOIN moved AS credited ON credited.reference = ended.reference AND credited.account_id = a.id
      LEFT JOIN moved AS kept ON kept.reference = ended.reference AND kept.account_id = ${receivedAccount}
      LEFT JOIN moved AS received ON received.reference = came.reference AND received.account_id = ${receivedAccount}
    WHERE credited.amount_minor IS DISTINCT FROM CASE WHEN r.status IN ('paid', 'refunded') THEN r.amount_minor END
      OR ended.kind IS DISTINCT FROM
        CASE WHEN r.status IN ('paid', 'refunded') THEN 'recharge' WHEN r.status = 'returned' THEN 'returned' END
      OR refund.kind IS DISTINCT FROM CASE r.status WHEN 'refunded' THEN 'rechargeRefund' END
      OR coalesce(kept.amount_minor, 0) + coalesce(received.amount_minor, 0) <>
        CASE WHEN r.status IN ('received', 'returning') THEN r.amount_minor ELSE 0 END
    ORDER BY r.id`.execute(reader);
  return rows.map(({ id }) => id);
}

export interface MiscountedLoss {
  memberId: number;
  day: string;
  keptMinor: number;
  lostMinor: number;
}

/** Days of the last week on which a member's running total is not what the orders of that day come to. */
export async function selectMiscountedLosses(reader: Reader): Promise<MiscountedLoss[]> {
  const { rows } = await sql<MiscountedLoss>`
    WITH since AS MATERIALIZED (SELECT greatest(max(day) - 7, min(day)) AS day FROM play_days),
    lost AS (
      SELECT member_id, (placed_at AT TIME ZONE 'UTC')::date AS day,
        sum(stake_minor - coalesce(payout_minor, 0))::bigint AS lost_minor
      FROM orders WHERE placed_at >= (SELECT day::timestamp AT TIME ZONE 'UTC' FROM since) GROUP BY 1, 2
    ),
    kept AS (SELECT * FROM play_days WHERE day >= (SELECT day FROM since))
    SELECT member_id AS "memberId", day::text, coalesce(kept.lost_minor, 0) AS "keptMinor",
      coalesce(lost.lost_minor, 0) AS "lostMinor"
    FROM kept FULL JOIN lost USING (member_id, day) WHERE kept.lost_minor IS DISTINCT FROM lost.lost_minor
    ORDER BY 1, 2`.execute(reader);
  return rows;
}

export interface RechargeAtProvider {
  id: number;
  reference: string;
  amountMinor: number;
  currency: string;
  status: RechargeState;
}

const columns = ['id', 'reference', 'amount_minor as amountMinor', 'currency', 'status'] as const;

/** What was paid since a time, whatever became of it here. */
export function selectPaidSince(
  reader: Reader,
  { provider, since }: { provider: string; since: Date },
): Promise<RechargeAtProvider[]> {
  return reader
    .selectFrom('recharges')
    .select(columns)
    .where('provider', '=', provider)
    .where('paid_at', '>=', since)
    .orderBy('id')
    .execute();
}

export async function selectByReference(
  reader: Reader,
  { provider, references }: { provider: string; references: readonly string[] },
): Promise<RechargeAtProvider[]> {
  const { rows } = await sql<RechargeAtProvider>`
    SELECT id, reference, amount_minor AS "amountMinor", currency, status FROM recharges
    WHERE provider = ${provider} AND reference = ANY (${[...references]}::text[])`.execute(reader);
  return rows;
}

/** References of a provider with the amounts of payments that fit no recharge and that operators have settled. */
export async function selectSettled(
  reader: Reader,
  { provider, references }: { provider: string; references: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ reference: string; amountMinor: number; currency: string }>`
    SELECT reference, amount_minor AS "amountMinor", currency FROM unmatched_payments
    WHERE provider = ${provider} AND reference = ANY (${[...references]}::text[])
      AND state IN ('credited', 'returning', 'returned')`.execute(reader);
  return new Set(rows.map((row) => `${row.reference} ${row.amountMinor} ${row.currency}`));
}

export interface OpenNotice {
  provider: string;
  reference: string;
  effect: string;
  amountMinor: number;
  currency: string;
}

/** Notices since a time that credited nothing because they fit no recharge, and that operators have not settled. */
export function selectUnsettledNotices(reader: Reader, since: Date): Promise<OpenNotice[]> {
  return reader
    .selectFrom('payment_notices')
    .select(['provider', 'reference', 'effect', 'amount_minor as amountMinor', 'currency'])
    .where('effect', 'in', ['mismatch', 'unknown', 'twice'])
    .where('received_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('unmatched_payments as u')
            .select('u.id')
            .whereRef('u.provider', '=', 'payment_notices.provider')
            .whereRef('u.reference', '=', 'payment_notices.reference')
            .whereRef('u.amount_minor', '=', 'payment_notices.amount_minor')
            .whereRef('u.currency', '=', 'payment_notices.currency')
            .whereRef('u.payment', '=', 'payment_notices.payment')
            .where('u.state', 'in', ['credited', 'returned']),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}
