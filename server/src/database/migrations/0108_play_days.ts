import { sql, type Kysely } from 'kysely';

/**
 * What each member has lost by the day (UTC) on which orders were placed, as running totals: a loss limit is asked in the
 * statement that places orders of up to 128 members, and a member's week can be 130,000 orders. Triggers keep them,
 * whichever release places and settles, and as the owner: the application's role can't change a total. Of earlier days
 * there are none but those of the last two weeks, of which limits can still ask.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE play_days (
      member_id bigint NOT NULL,
      day date NOT NULL,
      lost_minor bigint NOT NULL,
      PRIMARY KEY (member_id, day)
    ) WITH (fillfactor = 70)`.execute(db);
  // Waits for those who place or settle, and has others wait: no order is missed between the sums and the triggers.
  await sql`LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  await sql`
    INSERT INTO play_days
    SELECT member_id, (placed_at AT TIME ZONE 'UTC')::date, sum(stake_minor - coalesce(payout_minor, 0))
    FROM orders WHERE placed_at >= date_trunc('week', now(), 'UTC') - interval '1 week' GROUP BY 1, 2`.execute(
    db,
  );
  await createTriggers(db);
  await sql`
    CREATE OR REPLACE FUNCTION play_losses(member bigint, at timestamptz, OUT day_minor bigint, OUT week_minor bigint)
    LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
    DECLARE
      today date := at AT TIME ZONE 'UTC';
    BEGIN
      SELECT coalesce(sum(lost_minor) FILTER (WHERE day >= today), 0), coalesce(sum(lost_minor), 0)
        INTO day_minor, week_minor
        FROM play_days WHERE member_id = member AND day >= date_trunc('week', today::timestamp)::date;
    END $$`.execute(db);
}

/**
 * Whoever places a member's orders or books what they brought holds the member's account by then, so that nobody waits
 * for a total in another order. An order that brought nothing changes none. A day without a total had none to begin with.
 */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION add_stakes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public AS $$
    BEGIN
      INSERT INTO public.play_days AS total
      SELECT member_id, (placed_at AT TIME ZONE 'UTC')::date, sum(stake_minor - coalesce(payout_minor, 0))
      FROM new_orders GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (member_id, day) DO UPDATE SET lost_minor = total.lost_minor + excluded.lost_minor;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION subtract_payouts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
    BEGIN
      UPDATE public.play_days total SET lost_minor = total.lost_minor - paid.sum
      FROM (
        SELECT member_id, (placed_at AT TIME ZONE 'UTC')::date AS day, sum(payout_minor) AS sum
        FROM settled_orders WHERE payout_minor > 0 GROUP BY 1, 2
      ) AS paid WHERE total.member_id = paid.member_id AND total.day = paid.day;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER orders_stakes AFTER INSERT ON orders REFERENCING NEW TABLE AS new_orders
    FOR EACH STATEMENT EXECUTE FUNCTION add_stakes()`.execute(db);
  await sql`
    CREATE TRIGGER orders_payouts AFTER UPDATE ON orders REFERENCING NEW TABLE AS settled_orders
    FOR EACH STATEMENT EXECUTE FUNCTION subtract_payouts()`.execute(db);
}
