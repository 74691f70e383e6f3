import { sql, type Kysely } from 'kysely';

/**
 * Checkpoints: what the entries of each account come to up to a cut through the ledger. Entries are never changed, so a
 * sum over them up to a cut stays true, and what comes after a cut is a day's entries and not a life's. Only these
 * functions write them, as the owner: the application's role can take a checkpoint and can't make one up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE ledger_cuts (
      through_id bigint PRIMARY KEY,
      cut_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      summed_at timestamptz
    )`.execute(db);
  // For each cut the accounts that had entries since the one before. An account's entries are counted from its first,
  // so the key also finds the checkpoint before a place in its money log.
  await sql`
    CREATE TABLE account_checkpoints (
      account_id bigint NOT NULL,
      entries bigint NOT NULL,
      through_id bigint NOT NULL,
      balance_minor bigint NOT NULL,
      totals jsonb NOT NULL,
      PRIMARY KEY (account_id, entries)
    )`.execute(db);
  for (const table of ['ledger_cuts', 'account_checkpoints'])
    await sql`
      CREATE TRIGGER ${sql.ref(`${table}_permanent`)} BEFORE DELETE OR TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('a checkpoint stays')`.execute(db);
  await createCut(db);
  await createSums(db);
}

/**
 * Cuts where no cut is younger than `least_age`. The lock waits for those who are adding entries and is held for a
 * moment, so that no entry with a smaller number can come later. Where they take long it is left for the next time.
 */
async function createCut(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION cut_ledger(least_age interval) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET lock_timeout = '500ms' AS $$
    BEGIN
      IF EXISTS (SELECT FROM public.ledger_cuts WHERE cut_at > clock_timestamp() - least_age) THEN
        RETURN true;
      END IF;
      LOCK TABLE public.entries IN SHARE MODE;
      INSERT INTO public.ledger_cuts (through_id)
      SELECT max(id) FROM public.entries HAVING max(id) IS NOT NULL ON CONFLICT DO NOTHING;
      RETURN true;
    EXCEPTION WHEN lock_not_available THEN
      RETURN false;
    END $$`.execute(db);
}

/** Sums what has been cut, in a transaction after that of the cut; of several at once one does it. */
async function createSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION sum_ledger_cuts() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public AS $$
    DECLARE
      cut bigint;
      before bigint;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(5170102) THEN RETURN; END IF;
      FOR cut IN SELECT through_id FROM public.ledger_cuts WHERE summed_at IS NULL ORDER BY through_id LOOP
        before := coalesce((SELECT max(through_id) FROM public.ledger_cuts WHERE summed_at IS NOT NULL), 0);
        INSERT INTO public.account_checkpoints (account_id, entries, through_id, balance_minor, totals)
        SELECT fresh.account_id, coalesce(last.entries, 0) + fresh.entries, cut,
          coalesce(last.balance_minor, 0) + fresh.amount_minor,
          (SELECT jsonb_object_agg(kind, amount) FROM (
            SELECT kind, sum(amount::bigint) AS amount FROM (
              SELECT * FROM jsonb_each_text(coalesce(last.totals, '{}'))
              UNION ALL SELECT * FROM jsonb_each_text(fresh.totals)) AS part (kind, amount)
            GROUP BY kind) AS total)
        FROM (
          SELECT account_id, sum(entries)::bigint AS entries, sum(amount)::bigint AS amount_minor,
            jsonb_object_agg(kind, amount) AS totals
          FROM (
            SELECT account_id, kind, count(*) AS entries, sum(amount_minor) AS amount FROM public.entries
            WHERE id > before AND id <= cut GROUP BY account_id, kind) AS by_kind
          GROUP BY account_id) AS fresh
          LEFT JOIN LATERAL (
            SELECT * FROM public.account_checkpoints c WHERE c.account_id = fresh.account_id
            ORDER BY c.entries DESC LIMIT 1) AS last ON true;
        UPDATE public.ledger_cuts SET summed_at = clock_timestamp() WHERE through_id = cut;
      END LOOP;
    END $$`.execute(db);
}
