import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../database';
import { heldAccount, houseAccount, providerAccount, receivedAccount } from '../ledger';
import { after, type Cut } from './cutStore';

/** A row that has no cause, or a cause without its rows. */
export interface Uncaused {
  id: number;
  memberId: number | null;
  amountMinor: number | null;
  /** What the sentence says besides: a reference, a round, a bet. */
  of: string | null;
}

/** Enough to see what it is about; a book in which everything is wrong does not fill the memory. */
const most = 100;

export const select = async (reader: Reader, rows: RawBuilder<unknown>): Promise<Uncaused[]> =>
  (await sql<Uncaused>`SELECT * FROM (${rows}) AS uncaused ORDER BY id LIMIT ${most}`.execute(reader)).rows;

/** Transfers of a kind that came after a cut, or had entries added to them. */
const touchedPart = (kind: string, { transfer, entry }: Cut) => sql`
  touched AS MATERIALIZED (
    SELECT id FROM transfers WHERE kind = ${kind} AND id > ${transfer}
    UNION SELECT transfer_id FROM entries WHERE kind = ${kind} AND id > ${entry}
  ),`;

/**
 * Parts of a WITH clause about the transfers of a kind: `t` are these, `p` what each moved from one account to another,
 * which is one amount in all but those of orders, `m` the members' accounts on either side, and `side` whose these are.
 * What may be on other machines is read by parts, and joined with whole tables only then.
 */
const transferParts = (kind: string, cut: Cut | null) => sql`
  ${cut ? touchedPart(kind, cut) : sql``}
  t AS MATERIALIZED (
    SELECT id, lane, reference, member_id, created_at FROM transfers
    WHERE kind = ${kind} ${after(cut, () => sql`id IN (SELECT id FROM touched)`)}
  ),
  p AS MATERIALIZED (
    SELECT transfer_id, count(*) AS lines, max(amount_minor) AS amount_minor,
      max(account_id) FILTER (WHERE amount_minor > 0) AS to_id,
      max(account_id) FILTER (WHERE amount_minor < 0) AS from_id
    FROM entries WHERE kind NOT IN ('order', 'win', 'orderRefund')
      ${after(cut, () => sql`transfer_id IN (SELECT id FROM touched)`)}
    GROUP BY transfer_id
  ),
  m AS MATERIALIZED (
    SELECT id, member_id FROM accounts
    WHERE member_id IS NOT NULL AND id IN (SELECT to_id FROM p UNION SELECT from_id FROM p)
  ),
  side AS (
    SELECT transfer_id, member_id FROM p JOIN m ON m.id = p.to_id
    UNION ALL SELECT transfer_id, member_id FROM p JOIN m ON m.id = p.from_id
  )`;

const systemAccounts = {
  house: houseAccount,
  provider: providerAccount,
  held: heldAccount,
  received: receivedAccount,
};
type Side = 'member' | keyof typeof systemAccounts;
/** The two accounts of a transfer between `a`, the member's, and the account of a kind, in one pair of entries. */
const moves = (from: Side, to: Side) =>
  sql`p.lines = 2 AND ${accountIs('from_id', from)} AND ${accountIs('to_id', to)}`;
const accountIs = (side: 'from_id' | 'to_id', kind: Side) =>
  kind === 'member'
    ? sql`${sql.ref(`p.${side}`)} = a.id`
    : sql`${sql.ref(`p.${side}`)} = ${sql.lit(systemAccounts[kind])}`;

/** Transfers of a kind for which `cause`, asked of the row that `joined` brings, is not true. */
const transfersWithout = (
  kind: string,
  cut: Cut | null,
  { parts = [], joined, cause }: { parts?: Part[]; joined: RawBuilder<unknown>; cause: RawBuilder<unknown> },
) => sql`
  WITH ${sql.join([transferParts(kind, cut), ...parts])}
  SELECT t.id, side.member_id AS "memberId", p.amount_minor AS "amountMinor", t.reference AS of
  FROM t LEFT JOIN p ON p.transfer_id = t.id LEFT JOIN side ON side.transfer_id = t.id
    ${joined}
  WHERE (${cause}) IS NOT TRUE`;

/** One more part, of tables that are spread by lane. */
type Part = RawBuilder<unknown>;
const namedPart = (part: string, prefix: string): Part =>
  sql`${sql.ref(part)} AS MATERIALIZED (
    SELECT kind, reference FROM transfers WHERE reference LIKE ${sql.lit(`${prefix} #%`)})`;
/** The withdrawals that the transfers name, or are named by. */
export const withdrawalsPart = (which: RawBuilder<unknown>): Part => sql`w AS MATERIALIZED (
  SELECT lane, id, member_id, transfer_id, amount_minor, state FROM withdrawals WHERE ${which})`;
const withdrawalsNamed = withdrawalsPart(sql`'withdrawal #' || id IN (SELECT reference FROM t)
  OR 'returned withdrawal #' || id IN (SELECT reference FROM t)`);

const cameParts = [namedPart('came', 'received')];
const rechargeOf = (prefix: 'recharge' | 'received') => sql`
  LEFT JOIN recharges c ON t.reference = ${`${prefix} #`} || c.id LEFT JOIN m AS a ON a.member_id = c.member_id
  LEFT JOIN came ON came.reference = 'received #' || c.id`;
const withdrawalOf = sql`
  LEFT JOIN w AS c ON t.reference = 'withdrawal #' || c.id LEFT JOIN m AS a ON a.member_id = c.member_id`;
const wasReceived = sql`came.kind = 'received'`;
/** The payment that matched no recharge, of a transfer that says that it came or how it was settled; `a` is who got it. */
const unmatchedOf = (prefix: 'unmatched' | 'payment') => sql`
  LEFT JOIN unmatched_payments u ON t.reference = ${`${prefix} #`} || u.id
  LEFT JOIN m AS ua ON ua.member_id = u.member_id`;
/** An operator's line of an action on the subject that an expression names. */
const lineOf = (action: RawBuilder<unknown>, subject: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM operator_log l WHERE l.action = ${action} AND l.subject = ${subject})`;

/** A member's credits of money that a provider was paid. */
export const selectRechargeTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('recharge', cut, {
      parts: cameParts,
      joined: sql`${rechargeOf('recharge')} ${unmatchedOf('payment')}`,
      cause: sql`CASE WHEN u.id IS NOT NULL THEN
        u.state = 'credited' AND u.booked AND u.amount_minor = p.amount_minor AND p.lines = 2 AND p.to_id = ua.id
          AND ${accountIs('from_id', 'received')} AND ${lineOf(sql`'payment credited'`, sql`'payment ' || u.id`)}
        ELSE c.status IN ('paid', 'refunded') AND c.amount_minor = p.amount_minor AND CASE WHEN ${wasReceived}
        THEN ${moves('received', 'member')} ELSE ${moves('provider', 'member')} AND c.paid_at = t.created_at END END`,
    }),
  );

export const selectReceivedTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('received', cut, {
      parts: cameParts,
      joined: sql`${rechargeOf('received')} ${unmatchedOf('unmatched')}`,
      cause: sql`CASE WHEN u.id IS NOT NULL THEN u.booked AND u.amount_minor = p.amount_minor
          AND u.came_at = t.created_at
        ELSE c.status IN ('received', 'returning', 'returned', 'paid', 'refunded')
          AND c.amount_minor = p.amount_minor AND c.paid_at = t.created_at END AND ${moves('provider', 'received')}`,
    }),
  );

export const selectReturnedTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('returned', cut, {
      parts: cameParts,
      joined: sql`${rechargeOf('recharge')} ${unmatchedOf('payment')}`,
      cause: sql`CASE WHEN u.id IS NOT NULL THEN u.state = 'returned' AND u.booked AND u.amount_minor = p.amount_minor
          AND ${lineOf(sql`'payment sent back'`, sql`'payment ' || u.id`)}
        ELSE c.status = 'returned' AND c.amount_minor = p.amount_minor AND ${wasReceived} END
        AND ${moves('received', 'provider')}`,
    }),
  );

/** Recharges that went back: as much as was credited, of the member and of the house, by an operator's line. */
export const selectRechargeRefundTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('rechargeRefund', cut, {
      parts: [
        sql`moved AS MATERIALIZED (
          SELECT transfer_id, account_id, sum(amount_minor) AS amount_minor FROM entries
          WHERE kind = 'rechargeRefund' AND transfer_id IN (SELECT id FROM t) GROUP BY transfer_id, account_id)`,
      ],
      joined: sql`LEFT JOIN recharge_refunds r ON t.reference = 'refund #' || r.recharge_id
        LEFT JOIN recharges c ON c.id = r.recharge_id LEFT JOIN m AS a ON a.member_id = c.member_id
        LEFT JOIN moved ma ON ma.transfer_id = t.id AND ma.account_id = a.id
        LEFT JOIN moved mp ON mp.transfer_id = t.id AND mp.account_id = ${sql.lit(providerAccount)}
        LEFT JOIN moved mh ON mh.transfer_id = t.id AND mh.account_id = ${sql.lit(houseAccount)}`,
      cause: sql`c.status = 'refunded' AND r.member_minor + r.house_minor = c.amount_minor
        AND p.lines = 1 + (r.member_minor > 0)::integer + (r.house_minor > 0)::integer
        AND ${lineOf(sql`'recharge refunded'`, sql`'recharge ' || c.id`)}
        AND coalesce(ma.amount_minor, 0) = -r.member_minor AND mp.amount_minor = c.amount_minor
        AND coalesce(mh.amount_minor, 0) = -r.house_minor`,
    }),
  );

/** What operators gave or took, by their own line of it. */
const correctionCause = (
  kind: 'bonus' | 'correction',
) => sql`c.kind = ${kind} AND abs(c.amount_minor) = p.amount_minor
  AND CASE WHEN c.amount_minor > 0 THEN ${moves('house', 'member')} ELSE ${moves('member', 'house')} END
  AND EXISTS (
    SELECT FROM operator_log l
    WHERE l.action = ${kind === 'bonus' ? 'bonus given' : 'balance corrected'} AND l.subject = 'correction ' || c.id
      AND l.operator = c.operator AND (l.details::jsonb ->> 'amountMinor')::bigint = c.amount_minor)`;
const correctionOf = sql`
  LEFT JOIN corrections c ON t.reference = 'correction #' || c.id LEFT JOIN m AS a ON a.member_id = c.member_id`;

export const selectCorrectionTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('correction', cut, { joined: correctionOf, cause: correctionCause('correction') }),
  );

/** Corrections that nothing was booked for. */
export const selectUnbookedCorrections = (reader: Reader) =>
  select(
    reader,
    sql`WITH ${namedPart('t', 'correction')}
      SELECT c.id, c.member_id AS "memberId", c.amount_minor AS "amountMinor", c.kind AS of FROM corrections c
      WHERE NOT EXISTS (SELECT FROM t WHERE t.reference = 'correction #' || c.id AND t.kind = c.kind)`,
  );

/**
 * What the house gives: by an operator, or by an invite code once for a member and as much as the operator's line of the
 * code says.
 */
export const selectBonusTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('bonus', cut, {
      parts: [
        sql`given AS MATERIALIZED (
          SELECT account_id, transfer_id FROM entries WHERE kind = 'bonus' AND account_id IN (SELECT id FROM m))`,
        sql`invited AS MATERIALIZED (
          SELECT id FROM transfers WHERE id IN (SELECT transfer_id FROM given) AND reference LIKE 'invite %')`,
      ],
      joined: sql`${correctionOf}
        LEFT JOIN m AS ia ON ia.id = p.to_id
        LEFT JOIN member_invitations i ON i.member_id = ia.member_id LEFT JOIN invite_codes ic ON ic.code = i.code`,
      cause: sql`CASE WHEN c.id IS NOT NULL THEN ${correctionCause('bonus')}
        ELSE t.reference = 'invite ' || ic.code AND ic.opening_balance_minor = p.amount_minor
        AND p.lines = 2 AND p.to_id = ia.id AND ${accountIs('from_id', 'house')} AND EXISTS (
          SELECT FROM operator_log l WHERE l.action = 'invite code added' AND l.subject = 'invite code ' || ic.code
            AND replace(l.details::jsonb ->> 'openingBalance', ',', '')::numeric * 100 = p.amount_minor)
        AND NOT EXISTS (
          SELECT FROM given JOIN invited ON invited.id = given.transfer_id
          WHERE given.account_id = ia.id AND given.transfer_id < t.id) END`,
    }),
  );

export const selectWithdrawalTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('withdrawal', cut, {
      parts: [withdrawalsPart(sql`transfer_id IN (SELECT id FROM t)`)],
      joined: sql`LEFT JOIN w AS c ON c.lane = t.lane AND c.transfer_id = t.id
        LEFT JOIN m AS a ON a.member_id = c.member_id`,
      cause: sql`c.amount_minor = p.amount_minor AND t.member_id = c.member_id AND ${moves('member', 'held')}`,
    }),
  );

export const selectRefundTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('withdrawalRefund', cut, {
      parts: [withdrawalsNamed],
      joined: sql`${withdrawalOf}
        LEFT JOIN w AS rw ON t.reference = 'returned withdrawal #' || rw.id
        LEFT JOIN m AS ra ON ra.member_id = rw.member_id`,
      cause: sql`CASE WHEN rw.id IS NOT NULL THEN rw.state = 'rejected' AND rw.amount_minor = p.amount_minor
          AND p.lines = 2 AND p.to_id = ra.id AND ${accountIs('from_id', 'provider')}
        ELSE c.state = 'rejected' AND c.amount_minor = p.amount_minor AND ${moves('held', 'member')} END`,
    }),
  );

export const selectPayoutTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('payout', cut, {
      parts: [withdrawalsNamed, namedPart('back', 'returned withdrawal')],
      joined: withdrawalOf,
      cause: sql`(c.state = 'arrived' OR c.state = 'rejected' AND EXISTS (
          SELECT FROM back WHERE back.reference = 'returned withdrawal #' || c.id))
        AND c.amount_minor = p.amount_minor AND ${moves('held', 'provider')}`,
    }),
  );

/** Transfers that nothing was booked by, and such as are dated a day before one that was booked before them. */
export const selectOddTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    sql`WITH t AS MATERIALIZED (
        SELECT id, member_id, kind, created_at,
          greatest(max(created_at) OVER (ORDER BY id), ${cut?.cutAt ?? null}::timestamptz) AS latest
        FROM transfers WHERE true ${after(cut, ({ transfer }) => sql`id > ${transfer}`)}
      ),
      e AS MATERIALIZED (
        SELECT DISTINCT transfer_id FROM entries WHERE true ${after(cut, ({ entry }) => sql`id > ${entry}`)}
      )
      SELECT t.id, t.member_id AS "memberId", NULL::bigint AS "amountMinor", t.kind AS of
      FROM t LEFT JOIN e ON e.transfer_id = t.id
      WHERE t.created_at < t.latest - interval '1 day' OR e.transfer_id IS NULL`,
  );
