import { sql, type Kysely } from 'kysely';

/**
 * One row per name whose attempts are being counted, whether anybody has it or not: who counts holds it, so that
 * attempts at the same time see each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE login_guards (
      username text PRIMARY KEY,
      held_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX login_guards_held_at ON login_guards (held_at)`.execute(db);
}
