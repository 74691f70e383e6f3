import { sql, type RawBuilder } from 'kysely';
import { laneOfId, laneOfNobody, type Reader } from '../database';
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

/** That an account is that of a row's member. */
const ofMember = (account: string, row: string) =>
  sql`${sql.ref(`${account}.lane`)} = ${laneOfId(sql.ref(`${row}.member_id`))}
    AND ${sql.ref(`${account}.member_id`)} = ${sql.ref(`${row}.member_id`)}`;

/** That a transfer is that of an entry: in its lane, or in the first one, where those lie whole that are older than lanes. */
export const isTransferOf = (transfer: string, entry: string) =>
  sql`(${sql.ref(`${transfer}.id`)} = ${sql.ref(`${entry}.transfer_id`)}
    AND ${sql.ref(`${transfer}.lane`)} IN (${sql.ref(`${entry}.lane`)}, ${sql.lit(laneOfNobody)}))`;

/** Transfers of one amount from one account to another, which all are but those of orders. */
const pairs = (kind: string, cut: Cut | null) => sql`(
  SELECT transfer_id, count(*) AS lines, max(amount_minor) AS amount_minor,
    max(account_id) FILTER (WHERE amount_minor > 0) AS to_id,
    max(account_id) FILTER (WHERE amount_minor < 0) AS from_id
  FROM entries WHERE kind NOT IN ('order', 'win', 'orderRefund')
    ${after(cut, (since) => sql`transfer_id IN ${touched(kind, since)}`)}
  GROUP BY transfer_id)`;

/** Transfers of a kind that came after a cut, or had entries added to them. */
const touched = (kind: string, { transfer, entry }: Cut) => sql`(
  SELECT id FROM transfers WHERE kind = ${kind} AND id > ${transfer}
  UNION SELECT transfer_id FROM entries WHERE kind = ${kind} AND id > ${entry})`;

/** The two accounts of a transfer between `a`, the member's, and the account of a kind, in one pair of entries. */
const moves = (from: string, to: string) =>
  sql`p.lines = 2 AND ${accountIs('from_id', from)} AND ${accountIs('to_id', to)}`;
const accountIs = (side: 'from_id' | 'to_id', kind: string) =>
  kind === 'member'
    ? sql`${sql.ref(`p.${side}`)} = a.id`
    : sql`${sql.ref(`p.${side}`)} = ${systemAccount(kind)}`;
/** Of the same number in every lane. */
const systemAccount = (kind: string) => sql`(SELECT id FROM accounts WHERE lane = 0 AND kind = ${kind})`;
const receivedAccountId = systemAccount('received');

/** Transfers of a kind for which `cause`, asked of the row that `joined` brings, is not true. */
const transfersWithout = (
  kind: string,
  cut: Cut | null,
  { joined, cause }: { joined: RawBuilder<unknown>; cause: RawBuilder<unknown> },
) => sql`
  SELECT t.id, m.member_id AS "memberId", p.amount_minor AS "amountMinor", t.reference AS of
  FROM transfers t LEFT JOIN ${pairs(kind, cut)} p ON p.transfer_id = t.id
    LEFT JOIN accounts m ON m.member_id IS NOT NULL AND m.id IN (p.to_id, p.from_id)
    ${joined}
  WHERE t.kind = ${kind} AND (${cause}) IS NOT TRUE
    ${after(cut, (since) => sql`t.id IN ${touched(kind, since)}`)}`;

const rechargeOf = (prefix: 'recharge' | 'received') => sql`
  LEFT JOIN recharges c ON t.reference = ${`${prefix} #`} || c.id LEFT JOIN accounts a ON ${ofMember('a', 'c')}
  LEFT JOIN transfers came ON came.kind = 'received' AND came.reference = 'received #' || c.id`;
const withdrawalOf = sql`
  LEFT JOIN withdrawals c ON t.reference = 'withdrawal #' || c.id LEFT JOIN accounts a ON ${ofMember('a', 'c')}`;
const wasReceived = sql`came.id IS NOT NULL`;
/** The payment that matched no recharge, of a transfer that says that it came or how it was settled; `a` is who got it. */
const unmatchedOf = (prefix: 'unmatched' | 'payment') => sql`
  LEFT JOIN unmatched_payments u ON t.reference = ${`${prefix} #`} || u.id
  LEFT JOIN accounts ua ON ${ofMember('ua', 'u')}`;
/** An operator's line of an action on the subject that an expression names. */
const lineOf = (action: RawBuilder<unknown>, subject: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM operator_log l WHERE l.action = ${action} AND l.subject = ${subject})`;

/** A member's credits of money that a provider was paid. */
export const selectRechargeTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('recharge', cut, {
      joined: sql`${rechargeOf('recharge')} ${unmatchedOf('payment')}`,
      cause: sql`CASE WHEN u.id IS NOT NULL THEN
        u.state = 'credited' AND u.booked AND u.amount_minor = p.amount_minor AND p.lines = 2 AND p.to_id = ua.id
          AND p.from_id = ${receivedAccountId} AND ${lineOf(sql`'payment credited'`, sql`'payment ' || u.id`)}
        ELSE c.status IN ('paid', 'refunded') AND c.amount_minor = p.amount_minor AND CASE WHEN ${wasReceived}
        THEN ${moves('received', 'member')} ELSE ${moves('provider', 'member')} AND c.paid_at = t.created_at END END`,
    }),
  );

export const selectReceivedTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('received', cut, {
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
      joined: sql`LEFT JOIN recharge_refunds r ON t.reference = 'refund #' || r.recharge_id
        LEFT JOIN recharges c ON c.id = r.recharge_id LEFT JOIN accounts a ON ${ofMember('a', 'c')}`,
      cause: sql`c.status = 'refunded' AND r.member_minor + r.house_minor = c.amount_minor
        AND p.lines = 1 + (r.member_minor > 0)::integer + (r.house_minor > 0)::integer
        AND ${lineOf(sql`'recharge refunded'`, sql`'recharge ' || c.id`)}
        AND (SELECT coalesce(sum(amount_minor), 0) FROM entries e WHERE e.transfer_id = t.id AND e.account_id = a.id
          AND e.kind = 'rechargeRefund') = -r.member_minor
        AND (SELECT sum(amount_minor) FROM entries e WHERE e.transfer_id = t.id AND e.kind = 'rechargeRefund'
          AND e.account_id = ${systemAccount('provider')}) = c.amount_minor
        AND (SELECT coalesce(sum(amount_minor), 0) FROM entries e WHERE e.transfer_id = t.id AND e.kind = 'rechargeRefund'
          AND e.account_id = ${systemAccount('house')}) = -r.house_minor`,
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
  LEFT JOIN corrections c ON t.reference = 'correction #' || c.id LEFT JOIN accounts a ON ${ofMember('a', 'c')}`;

export const selectCorrectionTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('correction', cut, { joined: correctionOf, cause: correctionCause('correction') }),
  );

/** Corrections that nothing was booked for. */
export const selectUnbookedCorrections = (reader: Reader) =>
  select(
    reader,
    sql`SELECT c.id, c.member_id AS "memberId", c.amount_minor AS "amountMinor", c.kind AS of FROM corrections c
      WHERE NOT EXISTS (
        SELECT FROM transfers t WHERE t.reference = 'correction #' || c.id AND t.reference LIKE 'correction #%'
          AND t.kind = c.kind)`,
  );

/**
 * What the house gives: by an operator, or by an invite code once for a member and as much as the operator's line of the
 * code says.
 */
export const selectBonusTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('bonus', cut, {
      joined: sql`${correctionOf}
        LEFT JOIN accounts ia ON ia.id = p.to_id AND ia.kind = 'member'
        LEFT JOIN member_invitations i ON i.member_id = ia.member_id LEFT JOIN invite_codes ic ON ic.code = i.code`,
      cause: sql`CASE WHEN c.id IS NOT NULL THEN ${correctionCause('bonus')}
        ELSE t.reference = 'invite ' || ic.code AND ic.opening_balance_minor = p.amount_minor
        AND p.lines = 2 AND p.to_id = ia.id AND ${accountIs('from_id', 'house')} AND EXISTS (
          SELECT FROM operator_log l WHERE l.action = 'invite code added' AND l.subject = 'invite code ' || ic.code
            AND replace(l.details::jsonb ->> 'openingBalance', ',', '')::numeric * 100 = p.amount_minor)
        AND NOT EXISTS (
          SELECT FROM entries e JOIN transfers o ON ${isTransferOf('o', 'e')}
          WHERE e.lane = ia.lane AND e.account_id = ia.id AND e.kind = 'bonus' AND e.transfer_id < t.id
            AND o.reference LIKE 'invite %') END`,
    }),
  );

export const selectWithdrawalTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('withdrawal', cut, {
      joined: sql`LEFT JOIN withdrawals c ON c.lane = t.lane AND c.transfer_id = t.id LEFT JOIN accounts a ON ${ofMember('a', 'c')}`,
      cause: sql`c.amount_minor = p.amount_minor AND t.member_id = c.member_id AND ${moves('member', 'held')}`,
    }),
  );

export const selectRefundTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('withdrawalRefund', cut, {
      joined: sql`${withdrawalOf}
        LEFT JOIN withdrawals rw ON t.reference = 'returned withdrawal #' || rw.id
        LEFT JOIN accounts ra ON ${ofMember('ra', 'rw')}`,
      cause: sql`CASE WHEN rw.id IS NOT NULL THEN rw.state = 'rejected' AND rw.amount_minor = p.amount_minor
          AND p.lines = 2 AND p.to_id = ra.id AND ${accountIs('from_id', 'provider')}
        ELSE c.state = 'rejected' AND c.amount_minor = p.amount_minor AND ${moves('held', 'member')} END`,
    }),
  );

export const selectPayoutTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    transfersWithout('payout', cut, {
      joined: withdrawalOf,
      cause: sql`(c.state = 'arrived' OR c.state = 'rejected' AND EXISTS (
          SELECT FROM transfers back WHERE back.reference = 'returned withdrawal #' || c.id
            AND back.reference LIKE 'returned withdrawal #%'))
        AND c.amount_minor = p.amount_minor AND ${moves('held', 'provider')}`,
    }),
  );

/** Transfers that nothing was booked by, and such as are dated a day before one that was booked before them. */
export const selectOddTransfers = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    sql`SELECT t.id, t.member_id AS "memberId", NULL::bigint AS "amountMinor", t.kind AS of
      FROM (
          SELECT *, greatest(max(created_at) OVER (ORDER BY id), ${cut?.cutAt ?? null}::timestamptz) AS latest
          FROM transfers WHERE true ${after(cut, ({ transfer }) => sql`id > ${transfer}`)}) t
        LEFT JOIN (
          SELECT DISTINCT transfer_id FROM entries WHERE true ${after(cut, ({ entry }) => sql`id > ${entry}`)}) e
          ON e.transfer_id = t.id
      WHERE t.created_at < t.latest - interval '1 day' OR e.transfer_id IS NULL`,
  );

/** Payments that are said to have come without the notice of a provider. */
export const selectUnnoticedRecharges = (reader: Reader) =>
  select(
    reader,
    sql`SELECT r.id, r.member_id AS "memberId", r.amount_minor AS "amountMinor", r.provider AS of FROM recharges r
      WHERE r.status NOT IN ('waiting', 'failed') AND NOT EXISTS (
        SELECT FROM payment_notices n
        WHERE (n.provider, n.reference, n.outcome, n.amount_minor, n.currency)
          = (r.provider, r.reference, 'paid', r.amount_minor, r.currency) AND n.effect IN ('credited', 'received'))`,
  );

export const selectNoticesWithoutEffect = (reader: Reader) =>
  select(
    reader,
    sql`SELECT n.id, NULL::bigint AS "memberId", n.amount_minor AS "amountMinor", n.provider || ' ' || n.reference AS of
      FROM payment_notices n WHERE n.effect IN ('credited', 'received') AND NOT EXISTS (
        SELECT FROM recharges r
        WHERE (r.provider, r.reference, r.amount_minor, r.currency)
          = (n.provider, n.reference, n.amount_minor, n.currency) AND r.status NOT IN ('waiting', 'failed'))`,
  );

/** Payments of providers that can't be asked for their list. */
export const selectForeignRecharges = (reader: Reader, providers: readonly string[]) =>
  select(
    reader,
    sql`SELECT id, member_id AS "memberId", amount_minor AS "amountMinor", provider AS of FROM recharges
      WHERE status NOT IN ('waiting', 'failed') AND provider <> ALL (${[...providers]}::text[])`,
  );

/** Payments that match no recharge without a notice that told of them, or settled without an operator's line. */
export const selectUnheardPayments = (reader: Reader) =>
  select(
    reader,
    sql`SELECT u.id, u.member_id AS "memberId", u.amount_minor AS "amountMinor", u.provider AS of
      FROM unmatched_payments u
      WHERE NOT EXISTS (
        SELECT FROM payment_notices n
        WHERE (n.provider, n.reference, n.outcome, n.amount_minor, n.currency, n.payment)
            = (u.provider, u.reference, 'paid', u.amount_minor, u.currency, u.payment)
          AND n.effect IN ('mismatch', 'unknown', 'twice'))
        OR u.state <> 'open' AND NOT EXISTS (
          SELECT FROM operator_log l WHERE l.subject = 'payment ' || u.id
            AND l.action = CASE u.state WHEN 'credited' THEN 'payment credited' ELSE 'payment sent back' END)`,
  );

/** Withdrawals whose state no operator has put on record. */
export const selectUndecidedWithdrawals = (reader: Reader) =>
  select(
    reader,
    sql`SELECT w.id, w.member_id AS "memberId", w.amount_minor AS "amountMinor", w.state AS of FROM withdrawals w
      WHERE w.state <> 'requested' AND NOT EXISTS (
        SELECT FROM operator_log l
        WHERE l.subject = 'withdrawal ' || w.id AND l.action = 'withdrawal ' || w.state)`,
  );

/** What was taken off members, such as a card, and no operator has on record. */
export const selectUnrecordedResets = (reader: Reader) =>
  select(
    reader,
    sql`SELECT r.id, r.member_id AS "memberId", NULL::bigint AS "amountMinor", r.kind AS of FROM credential_resets r
      WHERE NOT EXISTS (
        SELECT FROM operator_log l
        WHERE (l.details::jsonb) ->> 'memberId' = r.member_id::text
          AND l.action IN ('credentials reset', 'member unlocked')
          AND (l.details::jsonb) -> 'resets' @> to_jsonb(r.id))`,
  );
