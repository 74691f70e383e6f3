import { sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * What the orders of each game's drawn rounds come to by the day (UTC) on which the rounds opened, beside the totals of
 * 0101, and for how many rounds in a row the last seven days have lain outside of their 99 % band. The same trigger
 * keeps both, as the owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE game_days (
      game_id integer NOT NULL REFERENCES games,
      day date NOT NULL,
      orders bigint NOT NULL,
      rounds bigint NOT NULL,
      stakes_minor bigint NOT NULL,
      payouts_minor bigint NOT NULL,
      expected_216 numeric NOT NULL,
      variance_216 numeric NOT NULL,
      PRIMARY KEY (day, game_id)
    )`.execute(db);
  await sql`ALTER TABLE game_returns ADD outside_rounds integer NOT NULL DEFAULT 0`.execute(db);
  // Waits for those who draw, and has others wait: no round is missed between the sums and the trigger.
  await sql`LOCK TABLE rounds IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  for (let ago = 7; ago >= 0; ago -= 1)
    await sql`
      INSERT INTO game_days
      SELECT game_id, current_date - ${ago}::integer, orders, rounds, stakes, payouts, mean, variance
      FROM (${returnsOf(sql`
        SELECT o.game_id, o.period, o.bet_type, r.dice, o.stake_minor, o.odds_hundredths
        FROM orders o JOIN rounds r USING (game_id, period)
        WHERE r.dice IS NOT NULL AND o.placed_at >= current_date - ${ago + 1}::integer
          AND o.placed_at < current_date - ${ago}::integer + 2
          AND (r.opens_at AT TIME ZONE 'UTC')::date = current_date - ${ago}::integer`)}) AS total`.execute(
      db,
    );
  await sql`
    CREATE OR REPLACE FUNCTION add_game_returns() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
    DECLARE
      since timestamptz := NEW.opens_at - interval '2 days';
      until timestamptz := NEW.opens_at + interval '2 days';
      today date := NEW.opens_at AT TIME ZONE 'UTC';
      outside boolean;
    BEGIN
      WITH round AS MATERIALIZED (${returnsOf(sql`
        SELECT o.game_id, o.period, o.bet_type, NEW.dice, o.stake_minor, o.odds_hundredths FROM public.orders o
        WHERE o.game_id = NEW.game_id AND o.period = NEW.period AND o.status = 0
          AND o.placed_at > since AND o.placed_at < until`)}),
      ever AS (
        INSERT INTO public.game_returns AS total SELECT * FROM round
        ON CONFLICT (game_id) DO UPDATE SET orders = total.orders + excluded.orders,
          rounds = total.rounds + excluded.rounds, stakes_minor = total.stakes_minor + excluded.stakes_minor,
          payouts_minor = total.payouts_minor + excluded.payouts_minor,
          expected_216 = total.expected_216 + excluded.expected_216,
          variance_216 = total.variance_216 + excluded.variance_216)
      INSERT INTO public.game_days AS total
      SELECT game_id, today, orders, rounds, stakes, payouts, mean, variance FROM round
      ON CONFLICT (day, game_id) DO UPDATE SET orders = total.orders + excluded.orders,
        rounds = total.rounds + excluded.rounds, stakes_minor = total.stakes_minor + excluded.stakes_minor,
        payouts_minor = total.payouts_minor + excluded.payouts_minor,
        expected_216 = total.expected_216 + excluded.expected_216,
        variance_216 = total.variance_216 + excluded.variance_216;
      IF NOT FOUND THEN
        RETURN NULL;
      END IF;
      SELECT sum(rounds) >= 30 AND abs(216 * sum(payouts_minor) - sum(expected_216)) > 2.576 * sqrt(sum(variance_216))
        INTO outside FROM public.game_days WHERE game_id = NEW.game_id AND day > today - 7;
      UPDATE public.game_returns SET outside_rounds = CASE WHEN outside THEN outside_rounds + 1 ELSE 0 END
        WHERE game_id = NEW.game_id AND (outside OR outside_rounds > 0);
      RETURN NULL;
    END $$`.execute(db);
}

/** A row per game over `bets`: as in 0101, where it is explained, with names for its columns. */
const returnsOf = (bets: RawBuilder<unknown>) => sql`
  SELECT game_id, sum(orders)::bigint AS orders, count(*) AS rounds, sum(stakes)::bigint AS stakes,
    sum(payouts)::bigint AS payouts, sum(mean) AS mean, sum(variance) AS variance
  FROM (
    SELECT game_id, period, max(orders) AS orders, max(stakes) AS stakes, max(payouts) AS payouts,
      sum(ways * payout) AS mean, 216 * sum(ways * payout * payout) - sum(ways * payout) ^ 2 AS variance
    FROM (
      SELECT game_id, period, dice_sum, ways, sum(orders) AS orders, sum(stakes) AS stakes, sum(paid) AS payouts,
        coalesce(sum(gain) FILTER (WHERE public.bet_wins(bet_type, dice_sum)), 0) AS payout
      FROM (
        SELECT game_id, period, bet_type, count(*) AS orders, sum(stake_minor) AS stakes,
          sum(stake_minor::numeric * odds_hundredths) / 100 AS gain,
          coalesce(sum(stake_minor * odds_hundredths / 100)
            FILTER (WHERE public.bet_wins(bet_type, dice[1] + dice[2] + dice[3])), 0) AS paid
        FROM (${bets}) AS bet GROUP BY game_id, period, bet_type
      ) AS type,
      (VALUES (3, 1), (4, 3), (5, 6), (6, 10), (7, 15), (8, 21), (9, 25), (10, 27), (11, 27), (12, 25), (13, 21),
        (14, 15), (15, 10), (16, 6), (17, 3), (18, 1)) AS outcome (dice_sum, ways)
      GROUP BY game_id, period, dice_sum, ways
    ) AS outcome GROUP BY game_id, period
  ) AS round GROUP BY game_id`;
