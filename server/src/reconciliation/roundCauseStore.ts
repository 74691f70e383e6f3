import { publicOdds } from '@members/contract';
import { sql } from 'kysely';
import type { Reader } from '../database';
import { select } from './causeStore';
import { after, type Cut } from './cutStore';
import { betsOfSums } from './winningSums';

/** Rounds to which orders came after a cut, and a time before all bets of these. */
const touchedParts = ({ order }: Cut) => sql`
  touched AS MATERIALIZED (SELECT DISTINCT game_id, period FROM orders WHERE id > ${order}),
  first_bet AS MATERIALIZED (
    SELECT min(opens_at) - interval '2 days' AS at FROM rounds
    WHERE (game_id, period) IN (SELECT game_id, period FROM touched)
  ),`;

/** Rounds that hold more or fewer orders than they were fixed with. */
export const selectMiscountedRounds = (reader: Reader, cut: Cut | null) =>
  select(
    reader,
    sql`WITH ${cut ? touchedParts(cut) : sql``}
      o AS MATERIALIZED (
        SELECT game_id, period, count(*) FROM orders
        WHERE true ${after(cut, () => sql`placed_at >= (SELECT at FROM first_bet)`)} GROUP BY game_id, period
      )
      SELECT r.number AS id, NULL::bigint AS "memberId", c.order_count::bigint AS "amountMinor",
        format('round %s of game %s holds %s orders and was fixed with %s', r.period, r.game_id,
          coalesce(o.count, 0), c.order_count) AS of
      FROM round_commitments c JOIN rounds r USING (game_id, period)
        LEFT JOIN o USING (game_id, period)
      WHERE c.order_count <> coalesce(o.count, 0)
        ${after(cut, () => sql`(game_id, period) IN (SELECT game_id, period FROM touched)`)}`,
  );

export const selectRoundsWithOtherOdds = (reader: Reader) =>
  select(
    reader,
    sql`SELECT number AS id, NULL::bigint AS "memberId", NULL::bigint AS "amountMinor",
        format('round %s of game %s', period, game_id) AS of
      FROM (
        SELECT game_id, odds, from_number, lead(from_number) OVER (PARTITION BY game_id ORDER BY version) AS until_number
        FROM game_odds
      ) AS held JOIN rounds USING (game_id)
      WHERE number >= from_number AND (until_number IS NULL OR number < until_number) AND rounds.odds <> held.odds`,
  );

/** Odds that no operator has set, by the operator log; a game that comes with an installation has the public ones. */
export const selectUndecidedOdds = (reader: Reader) =>
  select(
    reader,
    sql`SELECT o.version AS id, NULL::bigint AS "memberId", NULL::bigint AS "amountMinor", 'game ' || g.key AS of
      FROM game_odds o JOIN games g ON g.id = o.game_id
      WHERE NOT (o.version = 1 AND o.odds = ${JSON.stringify(publicOdds)}::jsonb) AND NOT EXISTS (
        SELECT FROM operator_log l WHERE l.subject = 'game ' || g.key AND CASE l.action
          WHEN 'game added' THEN o.version = 1
          WHEN 'odds set' THEN ((l.details::jsonb) ->> 'version')::integer = o.version
          ELSE false END)`,
  );

/** Games whose running totals are not those of the orders of their drawn rounds. */
export const selectMiscountedReturns = (reader: Reader) =>
  select(
    reader,
    sql`WITH placed AS MATERIALIZED (
        SELECT game_id, period, bet_type, count(*) AS orders, sum(stake_minor) AS stakes,
          sum(stake_minor * odds_hundredths / 100) AS payouts
        FROM orders GROUP BY game_id, period, bet_type
      )
      SELECT g.id, NULL::bigint AS "memberId", coalesce(t.stakes_minor, 0) AS "amountMinor",
        format('game %s count %s orders and stakes of %s, its drawn rounds hold %s and %s', g.key,
          coalesce(t.orders, 0), coalesce(t.stakes_minor, 0), coalesce(o.orders, 0), coalesce(o.stakes, 0)) AS of
      FROM games g LEFT JOIN game_returns t ON t.game_id = g.id
        LEFT JOIN (
          SELECT game_id, sum(orders) AS orders, sum(stakes) AS stakes,
            sum(payouts) FILTER (WHERE w.bets IS NOT NULL) AS payouts
          FROM placed JOIN rounds r USING (game_id, period)
            LEFT JOIN ${betsOfSums} AS w (sum, bets)
              ON w.sum = r.dice[1] + r.dice[2] + r.dice[3] AND bet_type = ANY (w.bets::text[])
          WHERE r.dice IS NOT NULL GROUP BY game_id) o ON o.game_id = g.id
      WHERE (coalesce(t.orders, 0), coalesce(t.stakes_minor, 0), coalesce(t.payouts_minor, 0))
        IS DISTINCT FROM (coalesce(o.orders, 0), coalesce(o.stakes, 0), coalesce(o.payouts, 0))`,
  );
