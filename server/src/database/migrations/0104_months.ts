import { sql, type Kysely } from 'kysely';

/** The tables that are kept month by month, and the time of a row. Rows, settled once or never changed, stay in theirs. */
const kept = [
  { table: 'orders', time: 'placed_at' },
  { table: 'entries', time: 'created_at' },
] as const;

/**
 * Orders and entries are kept in a partition for each month (UTC). What was there becomes the first one, which ends with
 * the month of this migration, or of the latest row; nothing is copied and no index is built. Numbers are unique in a
 * month by its primary key, and beyond by the one sequence that all of them come from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the order in which placing takes them. Whoever waits here and is given up for another one tries again.
  await sql`LOCK TABLE rounds, transfers, orders, entries IN ACCESS EXCLUSIVE MODE`.execute(db);
  await sql`
    CREATE TABLE months (
      name text PRIMARY KEY CHECK (name ~ '^(first|[0-9]{4}_[0-9]{2})$'),
      starts_at timestamptz CHECK ((starts_at IS NULL) = (name = 'first')),
      ends_at timestamptz NOT NULL UNIQUE,
      CHECK (starts_at < ends_at)
    )`.execute(db);
  await sql`
    INSERT INTO months (name, ends_at)
    SELECT 'first', (date_trunc('month', latest AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'
    FROM greatest(clock_timestamp(), (SELECT max(placed_at) FROM orders), (SELECT max(created_at) FROM entries)
    ) AS latest`.execute(db);
  await sql`
    CREATE TRIGGER months_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON months
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('a month stays')`.execute(db);
  for (const { table, time } of kept) await partition(db, table, time);
  await guardOrders(db);
  await createMonths(db);
  await sql`SELECT prepare_months()`.execute(db);
}

/** Puts a partitioned table of the same form, with the same rights, before a table and makes that its first partition. */
async function partition(db: Kysely<unknown>, table: 'orders' | 'entries', time: string): Promise<void> {
  const [all, first, rest] = [sql.table(table), sql.table(`${table}_first`), sql.table(`${table}_rest`)];
  const { rows: sequences } = await sql<{ next: string }>`
    SELECT (last_value + is_called::integer)::text AS next FROM ${sql.table(`${table}_id_seq`)}`.execute(db);
  await sql`ALTER TABLE ${all} RENAME TO ${sql.ref(`${table}_first`)}`.execute(db);
  await sql`ALTER TABLE ${first} ALTER id DROP IDENTITY`.execute(db);
  await sql`
    CREATE TABLE ${all} (LIKE ${first} INCLUDING ALL EXCLUDING INDEXES) PARTITION BY RANGE (${sql.ref(time)})`.execute(
    db,
  );
  await sql`
    ALTER TABLE ${all} ALTER id ADD GENERATED ALWAYS AS IDENTITY (START WITH ${sql.raw(sequences[0]!.next)})`.execute(
    db,
  );
  await moveIndexes(db, table);
  await sql`CREATE TABLE ${rest} (LIKE ${first} INCLUDING ALL)`.execute(db);
  if (table === 'orders') {
    await sql`DROP TRIGGER orders_final ON orders_first`.execute(db);
    await sql`DROP TRIGGER orders_commitment ON orders_first`.execute(db);
  }
  await sql`
    DO $$ BEGIN
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', ${sql.lit(table)},
        ${sql.lit(`${table}_first`)}, (SELECT ends_at FROM months));
    END $$`.execute(db);
  await sql`ALTER TABLE ${all} ATTACH PARTITION ${rest} DEFAULT`.execute(db);
  await moveRights(db, table);
}

/** Indexes that are not unique are those of the whole, so that each month has them. */
async function moveIndexes(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid = ${`${table}_first`}::regclass AND NOT indisunique ORDER BY 1`.execute(db);
  for (const { name, definition } of rows) {
    await sql`ALTER INDEX ${sql.table(name)} RENAME TO ${sql.ref(name.replace(table, `${table}_first`))}`.execute(
      db,
    );
    await sql.raw(definition.replace(`.${table}_first `, `.${table} `)).execute(db);
  }
}

/** Servers of the release before go on in the moment before rights are given anew. Of a partition nobody writes. */
async function moveRights(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    DO $$
    DECLARE
      whole regclass := ${sql.lit(table)}::regclass;
      part regclass := ${sql.lit(`${table}_first`)}::regclass;
      given record;
    BEGIN
      FOR given IN
        SELECT a.grantee::regrole AS role, a.privilege_type AS verb, '' AS list
        FROM pg_class, aclexplode(relacl) a WHERE oid = part AND a.grantee NOT IN (0, relowner)
        UNION ALL
        SELECT a.grantee::regrole, a.privilege_type, format('(%I)', attname)
        FROM pg_attribute, aclexplode(attacl) a WHERE attrelid = part AND a.grantee <> 0
      LOOP
        EXECUTE format('GRANT %s %s ON %s TO %s', given.verb, given.list, whole, given.role);
        IF given.verb <> 'SELECT' THEN
          EXECUTE format('REVOKE %s %s ON %s FROM %s', given.verb, given.list, part, given.role);
        END IF;
      END LOOP;
    END $$`.execute(db);
}

/** What the table of orders had and partitions take from the whole: keys of others, and guards of single rows. */
async function guardOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE orders
      ADD CONSTRAINT orders_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers,
      ADD CONSTRAINT orders_game_id_period_fkey FOREIGN KEY (game_id, period) REFERENCES rounds`.execute(db);
  await sql`
    CREATE TRIGGER orders_final BEFORE UPDATE ON orders FOR EACH ROW
    WHEN (OLD.status <> 0 OR (NEW.id, NEW.transfer_id, NEW.game_id, NEW.period, NEW.member_id, NEW.bet_type,
        NEW.stake_minor, NEW.odds_hundredths, NEW.placed_at)
      IS DISTINCT FROM (OLD.id, OLD.transfer_id, OLD.game_id, OLD.period, OLD.member_id, OLD.bet_type,
        OLD.stake_minor, OLD.odds_hundredths, OLD.placed_at))
    EXECUTE FUNCTION refuse_row_change('an order is settled once and otherwise stays')`.execute(db);
  await sql`
    CREATE TRIGGER orders_commitment BEFORE UPDATE ON orders FOR EACH ROW
    WHEN ((NEW.blinding, NEW.release_hash) IS DISTINCT FROM (OLD.blinding, OLD.release_hash))
    EXECUTE FUNCTION refuse_row_change('what an order was placed with stays')`.execute(db);
}

/**
 * Months are made ahead, by whoever runs a server and as the owner. A partition guards itself too: triggers of statements
 * hold where the statement goes, so the whole has its own. What is dated after the last month goes into the rest, which
 * has no end; reconciliation tells of it.
 */
async function createMonths(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION guard_month(part text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('CREATE TRIGGER orders_permanent BEFORE DELETE OR TRUNCATE ON public.%I
        FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change(''an order stays'')', 'orders_' || part);
      EXECUTE format('CREATE TRIGGER entries_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON public.%I
        FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change(''what is booked stays'')', 'entries_' || part);
      EXECUTE format('CREATE TRIGGER entries_check AFTER INSERT ON public.%I REFERENCING NEW TABLE AS new_entries
        FOR EACH STATEMENT EXECUTE FUNCTION public.check_new_entries()', 'entries_' || part);
    END $$`.execute(db);
  // The first month has kept its triggers: these are of the whole.
  await sql`
    CREATE TRIGGER orders_permanent BEFORE DELETE OR TRUNCATE ON orders
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('an order stays')`.execute(db);
  await sql`
    CREATE TRIGGER entries_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what is booked stays')`.execute(db);
  await sql`
    CREATE TRIGGER entries_check AFTER INSERT ON entries REFERENCING NEW TABLE AS new_entries
    FOR EACH STATEMENT EXECUTE FUNCTION check_new_entries()`.execute(db);
  await sql`SELECT guard_month('rest')`.execute(db);
  await sql`
    CREATE FUNCTION make_month(starts timestamptz) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public AS $$
    DECLARE
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      month text := to_char(starts AT TIME ZONE 'UTC', 'YYYY_MM');
      kept text;
    BEGIN
      FOREACH kept IN ARRAY '{orders,entries}'::text[] LOOP
        EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL EXCLUDING IDENTITY)', kept || '_' || month, kept || '_rest');
      END LOOP;
      PERFORM public.guard_month(month);
      FOREACH kept IN ARRAY '{orders,entries}'::text[] LOOP
        EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)',
          kept, kept || '_' || month, starts, ends);
      END LOOP;
      INSERT INTO public.months (name, starts_at, ends_at) VALUES (month, starts, ends);
    END $$`.execute(db);
  // For a restore, before rows come: months as they were.
  await sql`
    CREATE FUNCTION remake_months(first_ends timestamptz, last_ends timestamptz) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public AS $$
    DECLARE
      month text;
      kept text;
    BEGIN
      IF EXISTS (SELECT FROM public.orders) OR EXISTS (SELECT FROM public.entries) THEN
        RAISE EXCEPTION 'months are remade where nothing is in them' USING ERRCODE = 'restrict_violation';
      END IF;
      FOREACH kept IN ARRAY '{orders,entries}'::text[] LOOP
        FOR month IN SELECT name FROM public.months WHERE starts_at IS NOT NULL LOOP
          EXECUTE format('DROP TABLE public.%I', kept || '_' || month);
        END LOOP;
        EXECUTE format('ALTER TABLE public.%I DETACH PARTITION public.%I', kept, kept || '_first');
        EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (MINVALUE) TO (%L)',
          kept, kept || '_first', first_ends);
      END LOOP;
      ALTER TABLE public.months DISABLE TRIGGER months_permanent;
      DELETE FROM public.months WHERE starts_at IS NOT NULL;
      UPDATE public.months SET ends_at = first_ends;
      ALTER TABLE public.months ENABLE TRIGGER months_permanent;
      WHILE (SELECT max(ends_at) FROM public.months) < last_ends LOOP
        PERFORM public.make_month((SELECT max(ends_at) FROM public.months));
      END LOOP;
    END $$`.execute(db);
  await sql`REVOKE EXECUTE ON FUNCTION make_month, guard_month, remake_months FROM PUBLIC`.execute(db);
  await sql`
    CREATE FUNCTION prepare_months() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET lock_timeout = '500ms' AS $$
    DECLARE
      next timestamptz;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(5170104) THEN RETURN true; END IF;
      LOOP
        next := (SELECT max(ends_at) FROM public.months);
        EXIT WHEN next > clock_timestamp() + interval '3 months';
        PERFORM public.make_month(next);
      END LOOP;
      RETURN true;
    EXCEPTION WHEN lock_not_available OR check_violation THEN
      RETURN false;
    END $$`.execute(db);
}
