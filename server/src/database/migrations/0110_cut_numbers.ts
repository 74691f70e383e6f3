import { sql, type Kysely } from 'kysely';

/**
 * A cut also says which orders and transfers were there: no smaller number of them comes later either, however long
 * somebody keeps a transaction open. Reconciliation follows what came after a cut, by numbers, which nobody who books can
 * choose, and not by dates, which they can.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE ledger_cuts ADD through_order bigint, ADD through_transfer bigint`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION cut_ledger(least_age interval) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET lock_timeout = '500ms' AS $$
    BEGIN
      IF EXISTS (SELECT FROM public.ledger_cuts WHERE cut_at > clock_timestamp() - least_age) THEN
        RETURN true;
      END IF;
      LOCK TABLE public.transfers, public.orders, public.entries IN SHARE MODE;
      INSERT INTO public.ledger_cuts (through_id, through_at, through_order, through_transfer)
      SELECT id, created_at, (SELECT coalesce(max(id), 0) FROM public.orders),
        (SELECT coalesce(max(id), 0) FROM public.transfers)
      FROM public.entries ORDER BY id DESC LIMIT 1 ON CONFLICT DO NOTHING;
      RETURN true;
    EXCEPTION WHEN lock_not_available THEN
      RETURN false;
    END $$`.execute(db);
}
