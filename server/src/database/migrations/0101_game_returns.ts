import { sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * What the orders of each game's drawn rounds come to, as running totals: summed over all orders it took seconds for
 * a million of them. A round is added by the update that stores its dice, while the index of open orders still has all
 * of its orders, and as the owner: the application's role can't change a total.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE game_returns (
      game_id integer PRIMARY KEY REFERENCES games,
      orders bigint NOT NULL,
      rounds bigint NOT NULL,
      stakes_minor bigint NOT NULL,
      payouts_minor bigint NOT NULL,
      expected_216 numeric NOT NULL,
      variance_216 numeric NOT NULL
    )`.execute(db);
  await sql`
    CREATE FUNCTION bet_wins(bet_type text, dice_sum integer) RETURNS boolean LANGUAGE sql IMMUTABLE
    RETURN bet_type = dice_sum::text OR bet_type = CASE WHEN dice_sum > 10 THEN 'bi' ELSE 'sm' END
      OR bet_type = CASE dice_sum % 2 WHEN 1 THEN 'si' ELSE 'do' END`.execute(db);
  await sql`
    INSERT INTO game_returns
    ${returnsOf(sql`
      SELECT o.game_id, o.period, o.bet_type, r.dice, o.stake_minor, o.odds_hundredths
      FROM orders o JOIN rounds r USING (game_id, period) WHERE r.dice IS NOT NULL`)}`.execute(db);
  await sql`
    CREATE FUNCTION add_game_returns() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
    BEGIN
      INSERT INTO public.game_returns AS total
      ${returnsOf(sql`
        SELECT o.game_id, o.period, o.bet_type, NEW.dice, o.stake_minor, o.odds_hundredths FROM public.orders o
        WHERE o.game_id = NEW.game_id AND o.period = NEW.period AND o.status = 0`)}
      ON CONFLICT (game_id) DO UPDATE SET orders = total.orders + excluded.orders,
        rounds = total.rounds + excluded.rounds, stakes_minor = total.stakes_minor + excluded.stakes_minor,
        payouts_minor = total.payouts_minor + excluded.payouts_minor,
        expected_216 = total.expected_216 + excluded.expected_216,
        variance_216 = total.variance_216 + excluded.variance_216;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER rounds_returns AFTER UPDATE OF dice ON rounds
    FOR EACH ROW WHEN (OLD.dice IS NULL AND NEW.dice IS NOT NULL) EXECUTE FUNCTION add_game_returns()`.execute(
    db,
  );
}

/**
 * A row per game over `bets`. All orders of a round share its dice, so a round is the unit: its payout is a function
 * of the sum of the dice alone, and mean and variance follow from the sixteen sums, exactly.
 */
const returnsOf = (bets: RawBuilder<unknown>) => sql`
  SELECT game_id, sum(orders)::bigint, count(*), sum(stakes)::bigint, sum(payouts)::bigint, sum(mean), sum(variance)
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
