import { sql, type Kysely } from 'kysely';

/**
 * A day (UTC) that is over and settled is closed: nothing is booked in it any more. Then it is sealed: what its rows were,
 * in numbers, sums and one hash, chained to the seal of the day before. Both by functions that run as the owner, as months
 * are, so that nobody else makes up a seal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A range of time in tables that grow in its order; they cost an order nothing to speak of.
  for (const [table, time] of [
    ['transfers', 'created_at'],
    ['orders', 'placed_at'],
    ['entries', 'created_at'],
  ] as const)
    await sql`
      CREATE INDEX ${sql.ref(`${table}_of_time`)} ON ${sql.table(table)}
      USING brin (${sql.ref(time)}) WITH (pages_per_range = 32, autosummarize = on)`.execute(db);
  await sql`
    CREATE TABLE closed_days (day date PRIMARY KEY, closed_at timestamptz NOT NULL DEFAULT clock_timestamp())`.execute(
    db,
  );
  await sql`
    CREATE TABLE day_seals (
      day date PRIMARY KEY REFERENCES closed_days,
      previous text NOT NULL,
      transfers bigint NOT NULL,
      orders bigint NOT NULL,
      entries bigint NOT NULL,
      totals jsonb NOT NULL,
      games jsonb NOT NULL,
      columns jsonb NOT NULL,
      digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      sealed_at timestamptz NOT NULL DEFAULT clock_timestamp()
    )`.execute(db);
  for (const table of ['closed_days', 'day_seals'])
    await sql`
      CREATE TRIGGER ${sql.ref(`${table}_permanent`)} BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('a closed day stays')`.execute(db);
  await createSums(db);
  await createDigest(db);
  await createClosing(db);
  await createSealing(db);
  await keepClosedDays(db);
}

/** What a day moved by kind, in all and of members' balances; and by game, of the orders that were placed on it. */
async function createSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION day_totals(starts timestamptz, ends timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'moved', moved, 'members', members) ORDER BY kind), '[]')
      FROM (
        SELECT kind, coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0) AS moved,
          coalesce(sum(amount_minor) FILTER (WHERE account_id NOT IN (
            SELECT id FROM accounts WHERE member_id IS NULL)), 0) AS members
        FROM entries WHERE created_at >= starts AND created_at < ends GROUP BY kind) AS by_kind
    $$`.execute(db);
  await sql`
    CREATE FUNCTION day_games(starts timestamptz, ends timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
      SELECT coalesce(jsonb_agg(to_jsonb(by_game) ORDER BY "gameId"), '[]')
      FROM (
        SELECT game_id AS "gameId", count(*) AS orders, count(DISTINCT member_id) AS members,
          sum(stake_minor) AS "stakesMinor",
          coalesce(sum(payout_minor) FILTER (WHERE status = 1), 0) AS "winningsMinor",
          coalesce(sum(payout_minor) FILTER (WHERE status = 3), 0) AS "returnedMinor",
          count(*) FILTER (WHERE status = 0) AS open
        FROM orders WHERE placed_at >= starts AND placed_at < ends GROUP BY game_id) AS by_game
    $$`.execute(db);
}

/** SHA-256 over the rows of a day, as that of a month; and over a seal, which is chained by it. */
async function createDigest(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION day_start(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
      SELECT day::timestamp AT TIME ZONE 'UTC'
    $$`.execute(db);
  await sql`
    CREATE FUNCTION day_digest(day date, columns jsonb) RETURNS text LANGUAGE plpgsql STABLE
    SET TimeZone = 'UTC' SET DateStyle = 'ISO, YMD' SET bytea_output = 'hex' AS $$
    DECLARE
      kept text;
      lines text;
      digest bytea := '';
    BEGIN
      FOREACH kept IN ARRAY '{transfers,orders,entries}'::text[] LOOP
        FOR lines IN EXECUTE format(
          'SELECT string_agg(line, E''\n'' ORDER BY id) FROM (
            SELECT id, (row_number() OVER (ORDER BY id) - 1) / 10000 AS block, ROW(%s)::text AS line FROM %I
            WHERE %I >= %L AND %3$I < %5$L) AS numbered GROUP BY block ORDER BY block',
          (SELECT string_agg(quote_ident(name), ', ' ORDER BY place)
            FROM jsonb_array_elements_text(columns -> kept) WITH ORDINALITY AS listed (name, place)),
          kept, CASE kept WHEN 'orders' THEN 'placed_at' ELSE 'created_at' END,
          day_start(day), day_start(day + 1))
        LOOP
          digest := sha256(digest || convert_to(lines, 'UTF8'));
        END LOOP;
        digest := sha256(digest || convert_to(kept, 'UTF8'));
      END LOOP;
      RETURN encode(digest, 'hex');
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION day_seal_hash(seal day_seals) RETURNS text LANGUAGE sql IMMUTABLE
    SET DateStyle = 'ISO, YMD' AS $$
      SELECT encode(sha256(convert_to(concat_ws(' ', seal.previous, seal.day, seal.transfers, seal.orders,
        seal.entries, seal.totals, seal.games, seal.columns, seal.digest), 'UTF8')), 'hex')
    $$`.execute(db);
}

/**
 * Days close in their order, from that of the first entry on, an hour after their end at the earliest, by the clock of the
 * database. Whoever is booking is waited for, half a second at the most; what is dated in the day and comes later is
 * refused by the check of new entries.
 */
async function createClosing(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION next_day_to_close() RETURNS date LANGUAGE sql STABLE AS $$
      SELECT coalesce((SELECT max(day) + 1 FROM closed_days),
        (SELECT (created_at AT TIME ZONE 'UTC')::date FROM entries ORDER BY id LIMIT 1))
    $$`.execute(db);
  await sql`
    CREATE FUNCTION close_day(chosen date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET lock_timeout = '500ms' AS $$
    BEGIN
      IF EXISTS (SELECT FROM public.closed_days WHERE day = chosen) THEN RETURN; END IF;
      LOCK TABLE public.entries IN SHARE MODE;
      IF public.day_start(chosen + 1) > clock_timestamp() - interval '1 hour' THEN
        RAISE EXCEPTION 'a day is closed an hour after its end at the earliest'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'days_over';
      END IF;
      IF chosen IS DISTINCT FROM public.next_day_to_close() THEN
        RAISE EXCEPTION 'days are closed in their order'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'days_in_order';
      END IF;
      IF EXISTS (SELECT FROM public.orders WHERE status = 0
          AND placed_at >= public.day_start(chosen) AND placed_at < public.day_start(chosen + 1)) THEN
        RAISE EXCEPTION 'a day is closed when all of its orders are settled'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'days_settled';
      END IF;
      IF EXISTS (SELECT FROM public.unmatched_payments
          WHERE state IN ('open', 'returning') AND came_at < public.day_start(chosen + 1)) THEN
        RAISE EXCEPTION 'a day is closed when its payments that do not match are settled'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'days_matched';
      END IF;
      INSERT INTO public.closed_days (day) VALUES (chosen);
    END $$`.execute(db);
}

async function createSealing(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION seal_day(chosen date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public AS $$
    DECLARE
      starts timestamptz := public.day_start(chosen);
      ends timestamptz := public.day_start(chosen + 1);
      seal public.day_seals;
    BEGIN
      PERFORM FROM public.closed_days WHERE day = chosen FOR UPDATE;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'a day is sealed once it is closed'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'day_seals_closed';
      END IF;
      IF EXISTS (SELECT FROM public.day_seals WHERE day = chosen) THEN RETURN; END IF;
      seal.day := chosen;
      seal.previous := coalesce((SELECT sha256 FROM public.day_seals WHERE day = chosen - 1), '');
      seal.transfers := (SELECT count(*) FROM public.transfers WHERE created_at >= starts AND created_at < ends);
      seal.orders := (SELECT count(*) FROM public.orders WHERE placed_at >= starts AND placed_at < ends);
      seal.entries := (SELECT count(*) FROM public.entries WHERE created_at >= starts AND created_at < ends);
      seal.totals := public.day_totals(starts, ends);
      seal.games := public.day_games(starts, ends);
      seal.columns := (SELECT jsonb_object_agg(kept, names) FROM (
        SELECT relname AS kept, jsonb_agg(attname ORDER BY attnum) AS names FROM pg_attribute
          JOIN pg_class ON pg_class.oid = attrelid
        WHERE attrelid IN ('public.transfers'::regclass, 'public.orders'::regclass, 'public.entries'::regclass)
          AND attnum > 0 AND NOT attisdropped GROUP BY relname) AS listed);
      seal.digest := public.day_digest(chosen, seal.columns);
      seal.sha256 := public.day_seal_hash(seal);
      seal.sealed_at := clock_timestamp();
      INSERT INTO public.day_seals SELECT (seal).*;
    END $$`.execute(db);
}

/** As 0011, and what is dated in a closed day is refused; a row of closed days is read once for a statement. */
async function keepClosedDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION check_new_entries() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
    BEGIN
      IF EXISTS (SELECT FROM new_entries GROUP BY transfer_id HAVING sum(amount_minor) <> 0) THEN
        RAISE EXCEPTION 'the entries of a transfer do not sum to zero'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_sum_to_zero';
      END IF;
      IF EXISTS (
        SELECT FROM new_entries e
        WHERE (SELECT t.kind FROM transfers t WHERE t.id = e.transfer_id) IS DISTINCT FROM e.kind
           OR (SELECT a.id FROM accounts a WHERE a.id = e.account_id) IS NULL
      ) THEN
        RAISE EXCEPTION 'an entry names no transfer of its kind or no account'
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'entries_transfer_and_account';
      END IF;
      IF (SELECT min(created_at) FROM new_entries)
          < (SELECT day_start(day + 1) FROM closed_days ORDER BY day DESC LIMIT 1) THEN
        RAISE EXCEPTION 'the day of an entry is closed'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_of_open_days';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
}
