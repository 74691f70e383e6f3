import { sql, type Kysely } from 'kysely';

/** The languages that a site offers; without them all that the app has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE site ADD COLUMN languages text[] CHECK (cardinality(languages) > 0)`.execute(db);
}
