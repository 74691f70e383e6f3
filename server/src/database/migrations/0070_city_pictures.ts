import { sql, type Kysely } from 'kysely';

/** A city may have a picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE cities ADD COLUMN image_url text NOT NULL DEFAULT ''`.execute(db);
}
