import { winningBets, publicOdds } from '@members/contract';
import { diceOfByte, outcomes, sumOf } from '@members/verifier';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../database';

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

const select = async (reader: Reader, rows: RawBuilder<unknown>): Promise<Uncaused[]> =>
  (await sql<Uncaused>`SELECT * FROM (${rows}) AS uncaused ORDER BY id LIMIT ${most}`.execute(reader)).rows;

/** Transfers of one amount from one account to another, which all are but those of orders. */
const pairs = sql`(
  SELECT transfer_id, count(*) AS lines, max(amount_minor) AS amount_minor,
    max(account_id) FILTER (WHERE amount_minor > 0) AS to_id,
    max(account_id) FILTER (WHERE amount_minor < 0) AS from_id
  FROM entries WHERE kind NOT IN ('order', 'win', 'orderRefund') GROUP BY transfer_id)`;

/** The two accounts of a transfer between `a`, the member's, and the account of a kind, in one pair of entries. */
const moves = (from: string, to: string) =>
  sql`p.lines = 2 AND ${accountIs('from_id', from)} AND ${accountIs('to_id', to)}`;
const accountIs = (side: 'from_id' | 'to_id', kind: string) =>
  kind === 'member'
    ? sql`${sql.ref(`p.${side}`)} = a.id`
    : sql`${sql.ref(`p.${side}`)} = (SELECT id FROM accounts WHERE kind = ${kind})`;

/** Transfers of a kind for which `cause`, asked of the row that `joined` brings, is not true. */
const transfersWithout = (
  kind: string,
  { joined, cause }: { joined: RawBuilder<unknown>; cause: RawBuilder<unknown> },
) => sql`
  SELECT t.id, m.member_id AS "memberId", p.amount_minor AS "amountMinor", t.reference AS of
  FROM transfers t LEFT JOIN ${pairs} p ON p.transfer_id = t.id
    LEFT JOIN accounts m ON m.member_id IS NOT NULL AND m.id IN (p.to_id, p.from_id)
    ${joined}
  WHERE t.kind = ${kind} AND (${cause}) IS NOT TRUE`;

const rechargeOf = (prefix: 'recharge' | 'received') => sql`
  LEFT JOIN recharges c ON t.reference = ${`${prefix} #`} || c.id LEFT JOIN accounts a ON a.member_id = c.member_id
  LEFT JOIN transfers came ON came.kind = 'received' AND came.reference = 'received #' || c.id`;
const withdrawalOf = sql`
  LEFT JOIN withdrawals c ON t.reference = 'withdrawal #' || c.id LEFT JOIN accounts a ON a.member_id = c.member_id`;
const wasReceived = sql`came.id IS NOT NULL`;

/** A member's credits of money that a provider was paid. */
export const selectRechargeTransfers = (reader: Reader) =>
  select(
    reader,
    transfersWithout('recharge', {
      joined: rechargeOf('recharge'),
      cause: sql`c.status = 'paid' AND c.amount_minor = p.amount_minor AND CASE WHEN ${wasReceived}
        THEN ${moves('received', 'member')} ELSE ${moves('provider', 'member')} AND c.paid_at = t.created_at END`,
    }),
  );

export const selectReceivedTransfers = (reader: Reader) =>
  select(
    reader,
    transfersWithout('received', {
      joined: rechargeOf('received'),
      cause: sql`c.status IN ('received', 'returning', 'returned', 'paid') AND c.amount_minor = p.amount_minor
        AND c.paid_at = t.created_at AND ${moves('provider', 'received')}`,
    }),
  );

export const selectReturnedTransfers = (reader: Reader) =>
  select(
    reader,
    transfersWithout('returned', {
      joined: rechargeOf('recharge'),
      cause: sql`c.status = 'returned' AND c.amount_minor = p.amount_minor AND ${wasReceived}
        AND ${moves('received', 'provider')}`,
    }),
  );

/** What the house gives by an invite code, once for a member and as much as the operator's line of the code says. */
export const selectBonusTransfers = (reader: Reader) =>
  select(
    reader,
    transfersWithout('bonus', {
      joined: sql`LEFT JOIN accounts a ON a.id = p.to_id AND a.kind = 'member'
        LEFT JOIN member_invitations i ON i.member_id = a.member_id LEFT JOIN invite_codes c ON c.code = i.code`,
      cause: sql`t.reference = 'invite ' || c.code AND c.opening_balance_minor = p.amount_minor
        AND ${moves('house', 'member')} AND EXISTS (
          SELECT FROM operator_log l WHERE l.action = 'invite code added' AND l.subject = 'invite code ' || c.code
            AND replace(l.details::jsonb ->> 'openingBalance', ',', '')::numeric * 100 = p.amount_minor)
        AND NOT EXISTS (
          SELECT FROM entries e WHERE e.account_id = a.id AND e.kind = 'bonus' AND e.transfer_id < t.id)`,
    }),
  );

export const selectWithdrawalTransfers = (reader: Reader) =>
  select(
    reader,
    transfersWithout('withdrawal', {
      joined: sql`LEFT JOIN withdrawals c ON c.transfer_id = t.id LEFT JOIN accounts a ON a.member_id = c.member_id`,
      cause: sql`c.amount_minor = p.amount_minor AND t.member_id = c.member_id AND ${moves('member', 'held')}`,
    }),
  );

export const selectRefundTransfers = (reader: Reader) =>
  select(
    reader,
    transfersWithout('withdrawalRefund', {
      joined: withdrawalOf,
      cause: sql`c.state = 'rejected' AND c.amount_minor = p.amount_minor AND ${moves('held', 'member')}`,
    }),
  );

export const selectPayoutTransfers = (reader: Reader) =>
  select(
    reader,
    transfersWithout('payout', {
      joined: withdrawalOf,
      cause: sql`c.state = 'arrived' AND c.amount_minor = p.amount_minor AND ${moves('held', 'provider')}`,
    }),
  );

/** Transfers that nothing was booked by, and such as are dated a day before one that was booked before them. */
export const selectOddTransfers = (reader: Reader) =>
  select(
    reader,
    sql`SELECT t.id, t.member_id AS "memberId", NULL::bigint AS "amountMinor", t.kind AS of
      FROM (SELECT *, max(created_at) OVER (ORDER BY id) AS latest FROM transfers) t
        LEFT JOIN (SELECT DISTINCT transfer_id FROM entries) e ON e.transfer_id = t.id
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

/** Withdrawals whose state no operator has put on record. */
export const selectUndecidedWithdrawals = (reader: Reader) =>
  select(
    reader,
    sql`SELECT w.id, w.member_id AS "memberId", w.amount_minor AS "amountMinor", w.state AS of FROM withdrawals w
      WHERE w.state <> 'requested' AND NOT EXISTS (
        SELECT FROM operator_log l
        WHERE l.subject = 'withdrawal ' || w.id AND l.action = 'withdrawal ' || w.state)`,
  );

/** Entries of stakes that are not those of their order. */
export const selectStakesWithoutOrder = (reader: Reader) =>
  select(
    reader,
    sql`SELECT e.id, a.member_id AS "memberId", e.amount_minor AS "amountMinor", 'order ' || e.order_id AS of
      FROM entries e LEFT JOIN accounts a ON a.id = e.account_id LEFT JOIN orders o ON o.id = e.order_id
      WHERE e.kind = 'order' AND (o.transfer_id = e.transfer_id AND o.placed_at = e.created_at AND CASE a.kind
        WHEN 'member' THEN a.member_id = o.member_id AND e.amount_minor = -o.stake_minor
        WHEN 'house' THEN e.amount_minor = o.stake_minor ELSE false END) IS NOT TRUE`,
  );

/** Orders whose stake was not taken from their member. */
export const selectOrdersWithoutStake = (reader: Reader) =>
  select(
    reader,
    sql`SELECT o.id, o.member_id AS "memberId", o.stake_minor AS "amountMinor", o.period AS of
      FROM orders o LEFT JOIN accounts a ON a.member_id = o.member_id
        LEFT JOIN entries e ON e.order_id = o.id AND e.kind = 'order' AND e.account_id = a.id
      WHERE e.id IS NULL`,
  );

/**
 * Entries of winnings and returned stakes that are not those of their order, at the time at which it was settled: of one
 * time, and so in one month, the index lets there be one.
 */
export const selectPayoutsWithoutOrder = (reader: Reader) =>
  select(
    reader,
    sql`SELECT e.id, a.member_id AS "memberId", e.amount_minor AS "amountMinor", t.reference AS of
      FROM entries e JOIN transfers t ON t.id = e.transfer_id
        LEFT JOIN accounts a ON a.id = e.account_id LEFT JOIN orders o ON o.id = e.order_id
      WHERE e.kind IN ('win', 'orderRefund') AND CASE a.kind
        WHEN 'member' THEN o.member_id = a.member_id AND e.amount_minor = o.payout_minor
          AND t.reference = o.game_id || '/' || o.period AND e.created_at = o.settled_at
          AND o.status = CASE e.kind WHEN 'win' THEN 1 ELSE 3 END
        WHEN 'house' THEN e.order_id IS NULL AND e.amount_minor < 0 ELSE false END IS NOT TRUE`,
  );

export const selectUnpaidOrders = (reader: Reader) =>
  select(
    reader,
    sql`SELECT o.id, o.member_id AS "memberId", o.payout_minor AS "amountMinor", o.period AS of
      FROM orders o LEFT JOIN accounts a ON a.member_id = o.member_id
        LEFT JOIN entries e ON e.order_id = o.id AND e.account_id = a.id
          AND e.kind = CASE o.status WHEN 1 THEN 'win' ELSE 'orderRefund' END
      WHERE o.status IN (1, 3) AND e.id IS NULL`,
  );

/** Which bets win with each sum of the dice, by the verifier. */
const winning = new Map<number, string>();
for (let outcome = 0; outcome < outcomes; outcome += 1) {
  const dice = diceOfByte(outcome)!;
  winning.set(sumOf(dice), `{${winningBets(dice).join(',')}}`);
}

/**
 * Orders that are settled otherwise than dice, odds and stake say, are settled before their round has dice or open once
 * it is settled, or were placed when it took no bets.
 */
export const selectWronglySettledOrders = (reader: Reader) =>
  select(
    reader,
    sql`SELECT o.id, o.member_id AS "memberId", o.payout_minor AS "amountMinor",
        format('bet %s in round %s of game %s', o.bet_type, o.period, o.game_id) AS of
      FROM orders o JOIN rounds r USING (game_id, period)
        LEFT JOIN unnest(${[...winning.keys()]}::integer[], ${[...winning.values()]}::text[]) AS w (sum, bets)
          ON w.sum = r.dice[1] + r.dice[2] + r.dice[3]
      WHERE o.odds_hundredths IS DISTINCT FROM (r.odds ->> o.bet_type)::integer
        OR o.placed_at < r.opens_at OR o.placed_at >= r.closes_at
        OR o.status = 0 AND r.settled_at IS NOT NULL
        OR o.status <> 0 AND (o.status::integer, o.payout_minor) IS DISTINCT FROM CASE
          WHEN r.status = 'void' THEN (3, o.stake_minor)
          WHEN r.dice IS NULL THEN NULL
          WHEN o.bet_type = ANY (w.bets::text[]) THEN (1, o.stake_minor * o.odds_hundredths / 100)
          ELSE (2, 0::bigint) END`,
  );

/** Rounds that hold more or fewer orders than they were fixed with. */
export const selectMiscountedRounds = (reader: Reader) =>
  select(
    reader,
    sql`SELECT r.number AS id, NULL::bigint AS "memberId", c.order_count::bigint AS "amountMinor",
        format('round %s of game %s holds %s orders and was fixed with %s', r.period, r.game_id,
          coalesce(o.count, 0), c.order_count) AS of
      FROM round_commitments c JOIN rounds r USING (game_id, period)
        LEFT JOIN (SELECT game_id, period, count(*) FROM orders GROUP BY game_id, period) o USING (game_id, period)
      WHERE c.order_count <> coalesce(o.count, 0)`,
  );

export const selectRoundsWithOtherOdds = (reader: Reader) =>
  select(
    reader,
    sql`SELECT number AS id, NULL::bigint AS "memberId", NULL::bigint AS "amountMinor",
        format('round %s of game %s', period, game_id) AS of
      FROM rounds WHERE odds <> ${JSON.stringify(publicOdds)}::jsonb`,
  );

/** Games whose running totals are not those of the orders of their drawn rounds. */
export const selectMiscountedReturns = (reader: Reader) =>
  select(
    reader,
    sql`SELECT g.id, NULL::bigint AS "memberId", coalesce(t.stakes_minor, 0) AS "amountMinor",
        format('game %s count %s orders and stakes of %s, its drawn rounds hold %s and %s', g.key,
          coalesce(t.orders, 0), coalesce(t.stakes_minor, 0), coalesce(o.orders, 0), coalesce(o.stakes, 0)) AS of
      FROM games g LEFT JOIN game_returns t ON t.game_id = g.id
        LEFT JOIN (
          SELECT game_id, count(*) AS orders, sum(stake_minor) AS stakes,
            sum(stake_minor * odds_hundredths / 100) FILTER (WHERE w.bets IS NOT NULL) AS payouts
          FROM orders JOIN rounds r USING (game_id, period)
            LEFT JOIN unnest(${[...winning.keys()]}::integer[], ${[...winning.values()]}::text[]) AS w (sum, bets)
              ON w.sum = r.dice[1] + r.dice[2] + r.dice[3] AND bet_type = ANY (w.bets::text[])
          WHERE r.dice IS NOT NULL GROUP BY game_id) o ON o.game_id = g.id
      WHERE (coalesce(t.orders, 0), coalesce(t.stakes_minor, 0), coalesce(t.payouts_minor, 0))
        IS DISTINCT FROM (coalesce(o.orders, 0), coalesce(o.stakes, 0), coalesce(o.payouts, 0))`,
  );
