import { sql, type Kysely } from 'kysely';

/** What days and months ask of tables that may be spread over machines (decision 122). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sumDays(db);
  await shutMonths(db);
}

/** As 0174 and 0145, in PL/pgSQL: parameters of a function in SQL don't reach other machines. */
async function sumDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION day_totals(starts timestamptz, ends timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
    DECLARE
      not_members bigint[] := ARRAY(SELECT id FROM accounts WHERE lane = 0 AND kind <> 'member');
    BEGIN
      RETURN (
        SELECT coalesce(jsonb_agg(
          jsonb_build_object('kind', kind, 'moved', moved, 'members', members) ORDER BY kind), '[]')
        FROM (
          SELECT kind, coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0) AS moved,
            coalesce(sum(amount_minor) FILTER (WHERE account_id <> ALL (not_members)), 0) AS members
          FROM entries WHERE created_at >= starts AND created_at < ends GROUP BY kind) AS by_kind);
    END $$`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION day_games(starts timestamptz, ends timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
    BEGIN
      RETURN (
        SELECT coalesce(jsonb_agg(to_jsonb(by_game) ORDER BY "gameId"), '[]')
        FROM (
          SELECT game_id AS "gameId", count(*) AS orders, count(DISTINCT member_id) AS members,
            sum(stake_minor) AS "stakesMinor",
            coalesce(sum(payout_minor) FILTER (WHERE status = 1), 0) AS "winningsMinor",
            coalesce(sum(payout_minor) FILTER (WHERE status = 3), 0) AS "returnedMinor",
            count(*) FILTER (WHERE status = 0) AS open
          FROM orders WHERE placed_at >= starts AND placed_at < ends GROUP BY game_id) AS by_game);
    END $$`.execute(db);
}

/** As 0106, with one change of a table in each statement. */
async function shutMonths(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION shut_month(month text) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public SET lock_timeout = '500ms' AS $$
    DECLARE
      ends timestamptz := (SELECT ends_at FROM public.months WHERE name = month);
    BEGIN
      ALTER TABLE public.transfers DROP CONSTRAINT IF EXISTS transfers_of_open_months;
      EXECUTE format('ALTER TABLE public.transfers ADD CONSTRAINT transfers_of_open_months CHECK (created_at >= %L) NOT VALID',
        ends);
      EXECUTE format('ALTER TABLE public.%I ADD CONSTRAINT month_closed CHECK (false) NOT VALID', 'orders_' || month);
      EXECUTE format('ALTER TABLE public.%I ADD CONSTRAINT month_closed CHECK (false) NOT VALID', 'entries_' || month);
    END $$`.execute(db);
}
