import { sql } from 'kysely';
import { laneOfNobody, type Reader } from '../database';
import { select } from './causeStore';
import { after, type Cut } from './cutStore';
import { betsOfSums } from './winningSums';

/** Entries of stakes that are not those of their order. */
export const selectStakesWithoutOrder = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    sql`SELECT e.id, a.member_id AS "memberId", e.amount_minor AS "amountMinor", 'order ' || e.order_id AS of
      FROM entries e LEFT JOIN accounts a ON a.lane = e.lane AND a.id = e.account_id
        LEFT JOIN orders o ON o.lane = e.lane AND o.id = e.order_id
        ${after(cut, ({ placedFrom }) => sql`o.placed_at >= ${placedFrom}`)}
      WHERE e.kind = 'order' ${after(cut, ({ entry }) => sql`e.id > ${entry}`)} AND (o.transfer_id = e.transfer_id AND o.placed_at = e.created_at AND CASE a.kind
        WHEN 'member' THEN a.member_id = o.member_id AND e.amount_minor = -o.stake_minor
        WHEN 'house' THEN e.amount_minor = o.stake_minor ELSE false END) IS NOT TRUE`,
  );

/** Orders whose stake was not taken from their member. */
export const selectOrdersWithoutStake = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    sql`SELECT o.id, o.member_id AS "memberId", o.stake_minor AS "amountMinor", o.period AS of
      FROM orders o LEFT JOIN accounts a ON a.lane = o.lane AND a.member_id = o.member_id
        LEFT JOIN entries e ON e.lane = o.lane AND e.order_id = o.id AND e.kind = 'order' AND e.account_id = a.id
          ${after(cut, ({ entry }) => sql`e.id > ${entry}`)}
      WHERE e.id IS NULL ${after(cut, ({ order }) => sql`o.id > ${order}`)}`,
  );

/**
 * Entries of winnings and returned stakes that are not those of their order, at the time at which it was settled: of one
 * time, and so in one month, the index lets there be one. Transfers that are older than lanes lie in the first one.
 */
export const selectPayoutsWithoutOrder = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    sql`WITH older AS MATERIALIZED (
        SELECT id, reference FROM transfers
        WHERE lane = ${sql.lit(laneOfNobody)} AND member_id IS NULL AND kind IN ('win', 'orderRefund')
      )
      SELECT e.id, a.member_id AS "memberId", e.amount_minor AS "amountMinor",
        coalesce(t.reference, older.reference) AS of
      FROM entries e LEFT JOIN transfers t ON t.lane = e.lane AND t.id = e.transfer_id
        LEFT JOIN older ON older.id = e.transfer_id
        LEFT JOIN accounts a ON a.lane = e.lane AND a.id = e.account_id
        LEFT JOIN orders o ON o.lane = e.lane AND o.id = e.order_id ${after(cut, ({ placedFrom }) => sql`o.placed_at >= ${placedFrom}`)}
      WHERE e.kind IN ('win', 'orderRefund') ${after(cut, ({ entry }) => sql`e.id > ${entry}`)} AND CASE a.kind
        WHEN 'member' THEN o.member_id = a.member_id AND e.amount_minor = o.payout_minor
          AND coalesce(t.reference, older.reference) = o.game_id || '/' || o.period AND e.created_at = o.settled_at
          AND o.status = CASE e.kind WHEN 'win' THEN 1 ELSE 3 END
        WHEN 'house' THEN e.order_id IS NULL AND e.amount_minor < 0 ELSE false END IS NOT TRUE`,
  );

export const selectUnpaidOrders = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    sql`SELECT o.id, o.member_id AS "memberId", o.payout_minor AS "amountMinor", o.period AS of
      FROM orders o LEFT JOIN accounts a ON a.lane = o.lane AND a.member_id = o.member_id
        LEFT JOIN entries e ON e.lane = o.lane AND e.order_id = o.id AND e.account_id = a.id
          AND e.kind = CASE o.status WHEN 1 THEN 'win' ELSE 'orderRefund' END
          ${after(cut, ({ entry }) => sql`e.id > ${entry}`)}
      WHERE o.status IN (1, 3) AND e.id IS NULL ${after(cut, ({ order }) => sql`o.id > ${order}`)}`,
  );

/**
 * Orders that are settled otherwise than dice, odds and stake say, are settled before their round has dice or open once
 * it is settled, or were placed when it took no bets.
 */
export const selectWronglySettledOrders = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    sql`WITH r AS MATERIALIZED (
        SELECT game_id, period, status, odds, dice, opens_at, closes_at, settled_at FROM rounds
        WHERE true ${after(cut, ({ placedFrom }) => sql`closes_at > ${placedFrom}`)}
      )
      SELECT o.id, o.member_id AS "memberId", o.payout_minor AS "amountMinor",
        format('bet %s in round %s of game %s', o.bet_type, o.period, o.game_id) AS of
      FROM orders o LEFT JOIN r ON r.game_id = o.game_id AND r.period = o.period
        LEFT JOIN ${betsOfSums} AS w (sum, bets)
          ON w.sum = r.dice[1] + r.dice[2] + r.dice[3]
      WHERE (o.odds_hundredths IS DISTINCT FROM (r.odds ->> o.bet_type)::integer
        OR o.placed_at < r.opens_at OR o.placed_at >= r.closes_at
        OR o.status = 0 AND r.settled_at IS NOT NULL
        OR o.status <> 0 AND (o.status::integer, o.payout_minor) IS DISTINCT FROM CASE
          WHEN r.status = 'void' THEN (3, o.stake_minor)
          WHEN r.dice IS NULL THEN NULL
          WHEN o.bet_type = ANY (w.bets::text[]) THEN (1, o.stake_minor * o.odds_hundredths / 100)
          ELSE (2, 0::bigint) END) ${after(cut, ({ order }) => sql`o.id > ${order}`)}`,
  );
