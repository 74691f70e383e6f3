import { sql, type Kysely } from 'kysely';

/**
 * A database in which nobody is yet can keep its lanes in hash partitions: `partition_by_lane`, by its owner. Orders and
 * entries then have them below each month. Statements are the same; a row without its lane has no place. Nothing changes
 * in a database that is not asked to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSpreading(db);
  await guardLanes(db);
  await makeMonthsWithLanes(db);
  await movePartitions(db);
  await createPartitioning(db);
  await sql`
    REVOKE EXECUTE ON FUNCTION spread_lanes, lanes_of_month, empty_copy, partition_table, partition_month,
      partition_by_lane FROM PUBLIC`.execute(db);
}

async function createSpreading(db: Kysely<unknown>): Promise<void> {
  // How many partitions by lane a month has; 0 where it is one table.
  await sql`
    CREATE FUNCTION lanes_of_month() RETURNS bigint LANGUAGE sql STABLE AS $$
      SELECT count(*) FROM pg_inherits WHERE inhparent = 'public.orders_rest'::regclass
    $$`.execute(db);
  await sql`
    CREATE FUNCTION spread_lanes(whole text, parts bigint) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public AS $$
    BEGIN
      FOR part IN 0 .. parts - 1 LOOP
        EXECUTE format('CREATE TABLE public.%I PARTITION OF public.%I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
          whole || '_l' || part, whole, parts, part);
      END LOOP;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION empty_copy(copy text, original text, parts bigint, keys text) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public AS $$
    BEGIN
      EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL EXCLUDING IDENTITY %s) %s', copy, original, keys,
        CASE WHEN parts > 0 THEN 'PARTITION BY HASH (lane)' ELSE '' END);
      PERFORM public.spread_lanes(copy, parts);
    END $$`.execute(db);
}

/** As 0104: a partition guards itself, and those by lane below it do. */
async function guardLanes(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION guard_month(part text) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      place text;
    BEGIN
      FOR place IN SELECT part UNION ALL SELECT part || '_l' || lane FROM generate_series(0, public.lanes_of_month() - 1) lane LOOP
        EXECUTE format('CREATE TRIGGER orders_permanent BEFORE DELETE OR TRUNCATE ON public.%I
          FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change(''an order stays'')', 'orders_' || place);
        EXECUTE format('CREATE TRIGGER entries_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON public.%I
          FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change(''what is booked stays'')', 'entries_' || place);
        EXECUTE format('CREATE TRIGGER entries_check AFTER INSERT ON public.%I REFERENCING NEW TABLE AS new_entries
          FOR EACH STATEMENT EXECUTE FUNCTION public.check_new_entries()', 'entries_' || place);
      END LOOP;
    END $$`.execute(db);
}

/** As 0107 and 0104, with the partitions by lane of the rest; a first month that has them is made anew, since it is empty. */
async function makeMonthsWithLanes(db: Kysely<unknown>): Promise<void> {
  await sql`
    DO $do$ BEGIN
      EXECUTE replace(pg_get_functiondef('make_month'::regproc), $old$EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL EXCLUDING IDENTITY)',
          kept || '_' || month, kept || '_rest')$old$,
        $new$PERFORM public.empty_copy(kept || '_' || month, kept || '_rest', public.lanes_of_month(), '')$new$);
      EXECUTE replace(pg_get_functiondef('remake_months'::regproc), $old$        EXECUTE format('ALTER TABLE public.%I DETACH PARTITION public.%I', kept, kept || '_first');
$old$, $new$        IF lanes = 0 THEN
          EXECUTE format('ALTER TABLE public.%I DETACH PARTITION public.%I', kept, kept || '_first');
        ELSE
          EXECUTE format('DROP TABLE public.%I', kept || '_first');
          PERFORM public.empty_copy(kept || '_first', kept || '_rest', lanes, '');
        END IF;
      END LOOP;
      IF lanes > 0 THEN PERFORM public.guard_month('first'); END IF;
      FOREACH kept IN ARRAY '{orders,entries}'::text[] LOOP
$new$);
    END $do$`.execute(db);
  await sql`
    DO $do$ BEGIN
      EXECUTE replace(pg_get_functiondef('remake_months'::regproc), E'DECLARE\n',
        E'DECLARE\n      lanes bigint := public.lanes_of_month();\n');
    END $do$`.execute(db);
}

/** As 0109, with the partitions by lane. */
async function movePartitions(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION move_month(moved text, space text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET lock_timeout = '500ms' AS $$
    DECLARE
      part regclass;
      index regclass;
    BEGIN
      IF NOT EXISTS (SELECT FROM public.month_seals WHERE month = moved) THEN
        RAISE EXCEPTION 'a month is moved once it is sealed'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'months_sealed';
      END IF;
      FOR part IN
        SELECT relid FROM unnest('{orders,entries}'::text[]) kept, pg_partition_tree(format('public.%I', kept || '_' || moved))
      LOOP
        EXECUTE format('ALTER TABLE %s SET TABLESPACE %I', part, space);
        FOR index IN
          SELECT indexrelid FROM pg_index WHERE indrelid = part
        LOOP
          EXECUTE format('ALTER INDEX %s SET TABLESPACE %I', index, space);
        END LOOP;
      END LOOP;
    END $$`.execute(db);
}

/**
 * Of an empty database: each table is made anew with partitions, with the keys, indexes and triggers that it had, and each
 * month of orders and entries. Foreign keys between them are taken away meanwhile. What statements of a release before
 * lanes need has no place here. A reference is booked once in its lane: an index over partitions has to have it.
 */
async function createPartitioning(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION partition_table(whole text, parts bigint) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public AS $$
    DECLARE
      original regclass := format('public.%I', whole)::regclass;
      copy text := whole || '_by_lane';
      identity record;
      made text[];
      statement text;
    BEGIN
      SELECT CASE attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END AS kind,
          seqstart INTO identity
        FROM pg_attribute JOIN pg_depend ON refclassid = 'pg_class'::regclass AND refobjid = attrelid
            AND refobjsubid = attnum AND deptype = 'i'
          JOIN pg_sequence ON seqrelid = objid
        WHERE attrelid = original AND attname = 'id' AND attidentity <> '';
      -- Triggers of statements guard each partition too, as those of rows do by themselves.
      made := ARRAY(
        SELECT format('ALTER TABLE public.%I ADD CONSTRAINT %I %s', whole, conname, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE conrelid = original AND contype IN ('p', 'u')) || ARRAY(
        SELECT replace(pg_get_indexdef(indexrelid), '(reference)', '(lane, reference)')
        FROM pg_index WHERE indrelid = original AND indexrelid::regclass::text NOT LIKE '%\\_before\\_lanes'
          AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))) || ARRAY(
        SELECT replace(pg_get_triggerdef(t.oid), format(' ON public.%I ', whole), format(' ON public.%I ', place))
        FROM pg_trigger t, LATERAL (
          SELECT whole UNION ALL SELECT whole || '_l' || lane FROM generate_series(0, parts - 1) lane
          WHERE t.tgtype & 1 = 0) AS places (place)
        WHERE tgrelid = original AND NOT tgisinternal AND tgname <> whole || '_lane');
      PERFORM public.empty_copy(copy, whole, parts, 'EXCLUDING INDEXES');
      EXECUTE format('INSERT INTO public.%I SELECT * FROM public.%I', copy, whole);
      EXECUTE format('DROP TABLE public.%I', whole);
      EXECUTE format('ALTER TABLE public.%I RENAME TO %I', copy, whole);
      FOR part IN 0 .. parts - 1 LOOP
        EXECUTE format('ALTER TABLE public.%I RENAME TO %I', copy || '_l' || part, whole || '_l' || part);
      END LOOP;
      IF identity.kind IS NOT NULL THEN
        EXECUTE format('ALTER TABLE public.%I ALTER id ADD GENERATED %s AS IDENTITY (START WITH %s)', whole,
          identity.kind, identity.seqstart);
      END IF;
      FOREACH statement IN ARRAY made LOOP
        EXECUTE statement;
      END LOOP;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION partition_month(month text, parts bigint) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public AS $$
    DECLARE
      kept text;
      part text;
      span text;
      keys text[];
      statement text;
    BEGIN
      FOREACH kept IN ARRAY '{orders,entries}'::text[] LOOP
        part := format('public.%I', kept || '_' || month);
        SELECT pg_get_expr(relpartbound, oid), ARRAY(
            SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', part, conname, pg_get_constraintdef(k.oid))
            FROM pg_constraint k WHERE conrelid = c.oid AND contype IN ('p', 'u'))
          INTO span, keys FROM pg_class c WHERE oid = part::regclass;
        EXECUTE format('DROP TABLE %s', part);
        PERFORM public.empty_copy(kept || '_' || month, kept, parts, 'EXCLUDING INDEXES');
        FOREACH statement IN ARRAY keys LOOP
          EXECUTE statement;
        END LOOP;
        EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION %s %s', kept, part, span);
      END LOOP;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION partition_by_lane(parts bigint) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public AS $$
    DECLARE
      spread text[] := '{accounts,transfers,play_limits,play_pauses,play_days,play_control_log}';
      month text;
      whole text;
      keys text[];
      statement text;
    BEGIN
      IF public.lanes_of_month() > 0 THEN RETURN; END IF;
      IF parts NOT BETWEEN 2 AND 64 THEN
        RAISE EXCEPTION 'there are 2 to 64 partitions by lane' USING ERRCODE = 'invalid_parameter_value';
      END IF;
      IF EXISTS (SELECT FROM public.members) OR EXISTS (SELECT FROM public.transfers) THEN
        RAISE EXCEPTION 'lanes are put into partitions where nobody is' USING ERRCODE = 'restrict_violation';
      END IF;
      keys := ARRAY(
        SELECT format('%s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
        WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace AND EXISTS (
          SELECT FROM unnest(spread || '{orders,entries}'::text[]) name
          WHERE format('public.%I', name)::regclass IN (conrelid, confrelid)));
      FOREACH statement IN ARRAY keys LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %s', split_part(statement, ' ', 1), split_part(statement, ' ', 4));
      END LOOP;
      FOREACH whole IN ARRAY spread LOOP
        PERFORM public.partition_table(whole, parts);
      END LOOP;
      FOREACH whole IN ARRAY '{orders,entries}'::text[] LOOP
        EXECUTE format('DROP TRIGGER %I ON public.%I', whole || '_lane', whole);
      END LOOP;
      -- The rest first: guards are made for as many partitions as it has.
      FOR month IN SELECT 'rest' UNION ALL SELECT name FROM public.months LOOP
        PERFORM public.partition_month(month, parts);
        PERFORM public.guard_month(month);
      END LOOP;
      FOREACH statement IN ARRAY keys LOOP
        EXECUTE 'ALTER TABLE ' || statement;
      END LOOP;
    END $$`.execute(db);
}
