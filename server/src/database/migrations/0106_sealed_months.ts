import { sql, type Kysely } from 'kysely';

/**
 * A month that is over and settled is closed: nothing is booked in it any more. Then it is sealed: what its rows were, in
 * numbers, sums and one hash. Both by functions that run as the owner, so that nobody else makes up a seal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE months ADD closed_at timestamptz`.execute(db);
  await sql`DROP TRIGGER months_permanent ON months`.execute(db);
  await sql`
    CREATE TRIGGER months_permanent BEFORE DELETE OR TRUNCATE ON months
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('a month stays')`.execute(db);
  await sql`
    CREATE TABLE month_seals (
      month text PRIMARY KEY REFERENCES months,
      transfers bigint NOT NULL,
      orders bigint NOT NULL,
      entries bigint NOT NULL,
      totals jsonb NOT NULL,
      columns jsonb NOT NULL,
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      sealed_at timestamptz NOT NULL DEFAULT clock_timestamp()
    )`.execute(db);
  await sql`
    CREATE TRIGGER month_seals_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON month_seals
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('a seal stays')`.execute(db);
  await createClosing(db);
  await createDigest(db);
  await createSealing(db);
}

/**
 * Months close in their order, a day after their end at the earliest, by the clock of the database. A check that no row
 * passes, and that asks nothing of the rows that are there, keeps new ones out; where transfers are concerned, one that
 * no row of before passes.
 */
async function createClosing(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION shut_month(month text) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public SET lock_timeout = '500ms' AS $$
    DECLARE
      ends timestamptz := (SELECT ends_at FROM public.months WHERE name = month);
    BEGIN
      EXECUTE format('ALTER TABLE public.transfers DROP CONSTRAINT IF EXISTS transfers_of_open_months,
        ADD CONSTRAINT transfers_of_open_months CHECK (created_at >= %L) NOT VALID', ends);
      EXECUTE format('ALTER TABLE public.%I ADD CONSTRAINT month_closed CHECK (false) NOT VALID', 'orders_' || month);
      EXECUTE format('ALTER TABLE public.%I ADD CONSTRAINT month_closed CHECK (false) NOT VALID', 'entries_' || month);
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION close_month(month text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public AS $$
    DECLARE
      chosen public.months := (SELECT m FROM public.months m WHERE name = month FOR UPDATE);
    BEGIN
      IF chosen.closed_at IS NOT NULL THEN RETURN; END IF;
      IF chosen.name IS NULL OR chosen.ends_at > clock_timestamp() - interval '1 day' THEN
        RAISE EXCEPTION 'a month is closed a day after its end at the earliest'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'months_over';
      END IF;
      IF EXISTS (SELECT FROM public.months WHERE ends_at < chosen.ends_at AND closed_at IS NULL) THEN
        RAISE EXCEPTION 'months are closed in their order'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'months_in_order';
      END IF;
      -- What is being booked is waited for; what comes after is refused.
      PERFORM public.shut_month(month);
      IF EXISTS (SELECT FROM public.orders
          WHERE placed_at >= coalesce(chosen.starts_at, '-infinity') AND placed_at < chosen.ends_at AND status = 0) THEN
        RAISE EXCEPTION 'a month is closed when all of its orders are settled'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'months_settled';
      END IF;
      UPDATE public.months SET closed_at = clock_timestamp() WHERE name = month;
    END $$`.execute(db);
  await sql`REVOKE EXECUTE ON FUNCTION shut_month FROM PUBLIC`.execute(db);
}

/**
 * SHA-256 over the rows of a month: transfers, then orders, then entries, each in the order of their numbers, as
 * PostgreSQL writes a row, ten thousand at a time onto the hash of those before. Columns are named, so that one that comes
 * later changes nothing.
 */
async function createDigest(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION month_digest(month text, columns jsonb) RETURNS text LANGUAGE plpgsql STABLE
    SET TimeZone = 'UTC' SET DateStyle = 'ISO, YMD' SET bytea_output = 'hex' AS $$
    DECLARE
      chosen months := (SELECT m FROM months m WHERE name = month);
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
          coalesce(chosen.starts_at, '-infinity'), chosen.ends_at)
        LOOP
          digest := sha256(digest || convert_to(lines, 'UTF8'));
        END LOOP;
        digest := sha256(digest || convert_to(kept, 'UTF8'));
      END LOOP;
      RETURN encode(digest, 'hex');
    END $$`.execute(db);
}

async function createSealing(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION seal_month(month text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public AS $$
    DECLARE
      chosen public.months := (SELECT m FROM public.months m WHERE name = month FOR UPDATE);
      starts timestamptz := coalesce(chosen.starts_at, '-infinity');
      columns jsonb := (SELECT jsonb_object_agg(kept, names) FROM (
        SELECT attrelid::regclass::text AS kept, jsonb_agg(attname ORDER BY attnum) AS names FROM pg_attribute
        WHERE attrelid IN ('public.transfers'::regclass, 'public.orders'::regclass, 'public.entries'::regclass)
          AND attnum > 0 AND NOT attisdropped GROUP BY attrelid) AS listed);
    BEGIN
      IF chosen.closed_at IS NULL THEN
        RAISE EXCEPTION 'a month is sealed once it is closed'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'month_seals_closed';
      END IF;
      INSERT INTO public.month_seals (month, transfers, orders, entries, totals, columns, sha256)
      SELECT month,
        (SELECT count(*) FROM public.transfers WHERE created_at >= starts AND created_at < chosen.ends_at),
        (SELECT count(*) FROM public.orders WHERE placed_at >= starts AND placed_at < chosen.ends_at),
        (SELECT count(*) FROM public.entries WHERE created_at >= starts AND created_at < chosen.ends_at),
        (SELECT coalesce(jsonb_object_agg(kind, moved), '{}') FROM (
          SELECT kind, sum(amount_minor) AS moved FROM public.entries
          WHERE created_at >= starts AND created_at < chosen.ends_at AND amount_minor > 0 GROUP BY kind) AS by_kind),
        columns, public.month_digest(month, columns)
      ON CONFLICT DO NOTHING;
    END $$`.execute(db);
}
