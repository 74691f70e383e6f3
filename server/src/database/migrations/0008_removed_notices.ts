import { sql, type Kysely } from 'kysely';

/** A notice that was shown stays, though members no longer see it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE notices ADD COLUMN removed_at timestamptz`.execute(db);
}
