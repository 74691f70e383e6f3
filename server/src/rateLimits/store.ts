import { sql } from 'kysely';
import type { Database } from '../database';

/** Counts one more request in this minute and answers how many there are, by all servers. */
export async function count(
  database: Database,
  { name, minute }: { name: string; minute: number },
): Promise<number> {
  const [row] = await database.statement(sql<{ requests: number }>`
    INSERT INTO request_counts AS known (name, minute, requests) VALUES (${name}, ${minute}, 1)
    ON CONFLICT (name) DO UPDATE SET
      requests = CASE WHEN known.minute = excluded.minute THEN known.requests + 1 ELSE 1 END,
      minute = excluded.minute
    RETURNING requests`);
  return row!.requests;
}

/** Forgets what was counted before this minute. */
export async function forget(database: Database, minute: number): Promise<void> {
  await database.statement(sql`
    DELETE FROM request_counts WHERE name IN (
      SELECT name FROM request_counts WHERE minute < ${minute} FOR UPDATE SKIP LOCKED
    )`);
}
