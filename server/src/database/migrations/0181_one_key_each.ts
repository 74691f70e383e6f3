import { sql, type Kysely } from 'kysely';

const tables = ['fund_password_guesses', 'play_limits', 'play_pauses', 'video_plays'];

/**
 * Takes away the unique indexes that the `ON CONFLICT` of a release before lanes names (0174, 0176). Where a member's first
 * row was written twice at once, the one that the `ON CONFLICT` of today does not name refused the second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A database with its lanes in hash partitions has none.
  for (const table of tables) await sql`DROP INDEX IF EXISTS ${sql.ref(`${table}_before_lanes`)}`.execute(db);
}
