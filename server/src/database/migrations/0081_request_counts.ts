import { sql, type Kysely } from 'kysely';

/**
 * Requests of this minute by limit and key, counted by all servers together. Unlogged: after a crash of the database
 * the counts begin anew, and until then none of them waits for a disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE request_counts (
      name text PRIMARY KEY,
      minute bigint NOT NULL,
      requests integer NOT NULL
    )`.execute(db);
}
