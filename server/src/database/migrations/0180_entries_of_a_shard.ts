import { sql, type Kysely } from 'kysely';

/**
 * Where lanes are spread over machines, a statement may book in all lanes of a shard. Its entries are checked there, by a
 * read that names these lanes by their values.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DO $do$
    DECLARE
      before constant text := pg_get_functiondef('check_new_entries'::regproc);
      several constant text := E'      ELSE\n        strays := EXISTS (';
    BEGIN
      IF position(several IN before) = 0 THEN
        RAISE EXCEPTION 'check_new_entries() is another one than this migration changes';
      END IF;
      EXECUTE replace(before, several, $shard$
      ELSIF TG_TABLE_NAME <> 'entries' THEN
        -- A shard, which is asked by its own lanes.
        strays := EXISTS (
          SELECT 1 FROM unnest(places, transfer_ids, account_ids, kinds) AS e (lane, transfer_id, account_id, kind)
          WHERE (SELECT t.kind FROM transfers t WHERE t.lane = ANY (lanes) AND t.lane = e.lane AND t.id = e.transfer_id)
              IS DISTINCT FROM e.kind
            OR (SELECT a.id FROM accounts a WHERE a.lane = ANY (lanes) AND a.lane = e.lane AND a.id = e.account_id)
              IS NULL);
      $shard$ || ltrim(several));
    END $do$`.execute(db);
}
