import { sql, type Kysely } from 'kysely';

/**
 * What is fixed for ever by a read over all lanes is read once nothing that was committed is missing in one (decision 125):
 * a cut through the ledger, a day that is closed, and its seal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await awaitPrepared(db);
  // Where nobody books any more, and before anything is read.
  for (const [fixes, first] of [
    ['cut_ledger', 'INSERT INTO public.ledger_cuts'],
    ['close_day', 'IF public.day_start(chosen + 1) >'],
    ['seal_day', 'seal.day := chosen;'],
  ] as const)
    await sql`
      DO $do$ BEGIN
        EXECUTE replace(pg_get_functiondef(${sql.lit(fixes)}::regproc), ${sql.lit(first)},
          ${sql.lit(`PERFORM public.await_prepared(); ${first}`)});
      END $do$`.execute(db);
}

/**
 * Where a Citus coordinator has workers, it commits first and tells them then, so that what it has committed may be missing
 * there a moment longer, and until Citus has looked after it where a worker or the connection was lost in between. Until
 * then it stands there as prepared. Whatever is committed before the call is there once it returns: what is prepared at the
 * call is waited for, a quarter of a second at the most, and what is prepared later is not. Where that does not suffice it
 * refuses as a lock that is not to be had, and where a worker does not answer as a connection that is lost. Elsewhere it
 * returns at once.
 */
async function awaitPrepared(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION await_prepared() RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
    DECLARE
      waits_until constant timestamptz := clock_timestamp() + interval '250 ms';
      worker record;
      prepared text[];
      awaited text[];
    BEGIN
      IF to_regclass('pg_catalog.pg_dist_node') IS NULL THEN RETURN; END IF;
      LOOP
        prepared := '{}';
        FOR worker IN
          SELECT format('%s:%s', nodename, nodeport) AS name, success, result FROM run_command_on_workers(
            $ask$SELECT coalesce(string_agg(gid, ' '), '') FROM pg_prepared_xacts
              WHERE database = current_database() AND gid LIKE 'citus\\_%'$ask$)
        LOOP
          IF NOT worker.success THEN
            RAISE EXCEPTION 'the worker % does not say what it has prepared: %', worker.name, worker.result
              USING ERRCODE = 'connection_failure';
          END IF;
          prepared := prepared || ARRAY(
            SELECT worker.name || ' ' || gid FROM unnest(string_to_array(worker.result, ' ')) AS gid);
        END LOOP;
        awaited := ARRAY(
          SELECT name FROM unnest(prepared) AS name WHERE awaited IS NULL OR name = ANY (awaited) ORDER BY name);
        IF awaited = '{}' THEN RETURN; END IF;
        IF clock_timestamp() > waits_until THEN
          RAISE EXCEPTION 'workers have prepared what they were not told to commit or to undo yet'
            USING ERRCODE = 'lock_not_available', DETAIL = array_to_string(awaited, ', ');
        END IF;
        PERFORM pg_sleep(0.01);
      END LOOP;
    END $$`.execute(db);
}
