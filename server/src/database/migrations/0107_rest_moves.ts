import { sql, type Kysely } from 'kysely';

/**
 * A month that is made takes the rows with it that had none until then and went into the rest: by a clock that was ahead,
 * or where months could not be made for long. Without that it could not be made any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION make_month(starts timestamptz) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, public AS $$
    DECLARE
      ends timestamptz := (starts AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      month text := to_char(starts AT TIME ZONE 'UTC', 'YYYY_MM');
      kept text;
      part text;
      rest text;
      within text;
      strays boolean;
    BEGIN
      FOREACH kept IN ARRAY '{orders,entries}'::text[] LOOP
        EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL EXCLUDING IDENTITY)',
          kept || '_' || month, kept || '_rest');
      END LOOP;
      PERFORM public.guard_month(month);
      FOREACH kept IN ARRAY '{orders,entries}'::text[] LOOP
        part := format('public.%I', kept || '_' || month);
        rest := format('public.%I', kept || '_rest');
        within := format('%1$I >= %2$L AND %1$I < %3$L',
          CASE kept WHEN 'orders' THEN 'placed_at' ELSE 'created_at' END, starts, ends);
        EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %s)', rest, within) INTO strays;
        IF strays THEN
          EXECUTE format('ALTER TABLE %s DISABLE TRIGGER %I', rest, kept || '_permanent');
          EXECUTE format('WITH moved AS (DELETE FROM %s WHERE %s RETURNING *) INSERT INTO %s SELECT * FROM moved',
            rest, within, part);
          EXECUTE format('ALTER TABLE %s ENABLE TRIGGER %I', rest, kept || '_permanent');
        END IF;
        EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION %s FOR VALUES FROM (%L) TO (%L)',
          kept, part, starts, ends);
      END LOOP;
      INSERT INTO public.months (name, starts_at, ends_at) VALUES (month, starts, ends);
    END $$`.execute(db);
}
