import { sql, type Kysely } from 'kysely';

/**
 * A sealed month is moved to another tablespace, on other disks, and back: its partitions with their indexes, by a
 * function that runs as the owner, who needs the right to create in that tablespace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION move_month(moved text, space text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET lock_timeout = '500ms' AS $$
    DECLARE
      kept text;
      index regclass;
    BEGIN
      IF NOT EXISTS (SELECT FROM public.month_seals WHERE month = moved) THEN
        RAISE EXCEPTION 'a month is moved once it is sealed'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'months_sealed';
      END IF;
      FOREACH kept IN ARRAY '{orders,entries}'::text[] LOOP
        EXECUTE format('ALTER TABLE public.%I SET TABLESPACE %I', kept || '_' || moved, space);
        FOR index IN
          SELECT indexrelid FROM pg_index WHERE indrelid = format('public.%I', kept || '_' || moved)::regclass
        LOOP
          EXECUTE format('ALTER INDEX %s SET TABLESPACE %I', index, space);
        END LOOP;
      END LOOP;
    END $$`.execute(db);
}
