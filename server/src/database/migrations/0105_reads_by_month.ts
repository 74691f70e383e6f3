import { sql, type Kysely } from 'kysely';

/**
 * What reads orders and entries says from when on, so that it looks at the months concerned and at no others: by a value,
 * since an expression of time is worked out after a statement has been planned for all of them. A round's
 * orders were placed in the days around its opening. What follows a cut through the ledger is dated after the cut, but
 * for a day that is left to servers whose clocks differ; reconciliation tells of more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE ledger_cuts ADD through_at timestamptz`.execute(db);
  await sql`
    UPDATE ledger_cuts SET through_at = coalesce(
      (SELECT created_at FROM entries WHERE id = through_id), (SELECT min(created_at) FROM entries))`.execute(
    db,
  );
  await sql`ALTER TABLE ledger_cuts ALTER through_at SET NOT NULL`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION cut_ledger(least_age interval) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET lock_timeout = '500ms' AS $$
    BEGIN
      IF EXISTS (SELECT FROM public.ledger_cuts WHERE cut_at > clock_timestamp() - least_age) THEN
        RETURN true;
      END IF;
      LOCK TABLE public.entries IN SHARE MODE;
      INSERT INTO public.ledger_cuts (through_id, through_at)
      SELECT id, created_at FROM public.entries ORDER BY id DESC LIMIT 1 ON CONFLICT DO NOTHING;
      RETURN true;
    EXCEPTION WHEN lock_not_available THEN
      RETURN false;
    END $$`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION check_new_commitment() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      opened timestamptz := (SELECT r.opens_at FROM rounds r
        WHERE r.game_id = NEW.game_id AND r.period = NEW.period AND r.status = 'closed');
      since timestamptz := opened - interval '2 days';
      until timestamptz := opened + interval '2 days';
    BEGIN
      IF opened IS NULL THEN
        RAISE EXCEPTION 'orders are committed to between closing and draw'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'round_commitments_time';
      END IF;
      IF NEW.order_count <> (
        SELECT count(*) FROM orders o
        WHERE o.game_id = NEW.game_id AND o.period = NEW.period AND o.status = 0
          AND o.placed_at > since AND o.placed_at < until) THEN
        RAISE EXCEPTION 'a commitment is over all orders of its round'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'round_commitments_all';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  // The sums of 0101 stay as they are; only where their orders are looked for is said beside it.
  await sql`
    DO $do$ BEGIN
      EXECUTE replace(replace(pg_get_functiondef('add_game_returns'::regproc),
        'AND o.status = 0', 'AND o.status = 0 AND o.placed_at > since AND o.placed_at < until'),
        E'\n    BEGIN\n', E'\n    DECLARE
      since timestamptz := NEW.opens_at - interval ''2 days'';
      until timestamptz := NEW.opens_at + interval ''2 days'';
    BEGIN\n');
    END $do$`.execute(db);
  await boundSession(db);
}

async function boundSession(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION play_session(member bigint, at timestamptz,
      OUT started_at timestamptz, OUT last_at timestamptz, OUT orders bigint, OUT settled_net_minor bigint, OUT open_minor bigint)
    LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
    DECLARE
      since timestamptz := at - interval '1 day';
    BEGIN
      SELECT max(bet.placed_at) FILTER (WHERE bet.placed_at > bet.before + interval '30 minutes'), max(bet.placed_at)
        INTO started_at, last_at FROM (
          SELECT o.placed_at, lag(o.placed_at, 1, '-infinity') OVER (ORDER BY o.placed_at) AS before FROM orders o
          WHERE o.member_id = member AND o.placed_at >= since) AS bet;
      IF last_at IS NULL OR last_at < at - interval '30 minutes' THEN
        started_at := NULL;
        last_at := NULL;
        RETURN;
      END IF;
      SELECT count(*), coalesce(sum(o.payout_minor - o.stake_minor), 0),
          coalesce(sum(o.stake_minor) FILTER (WHERE o.payout_minor IS NULL), 0)
        INTO orders, settled_net_minor, open_minor
        FROM orders o WHERE o.member_id = member AND o.placed_at >= started_at;
    END $$`.execute(db);
}
