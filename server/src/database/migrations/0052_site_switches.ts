import { sql, type Kysely } from 'kysely';

/** Popup and banners can be turned off without losing them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE site
      ADD COLUMN shows_popup boolean NOT NULL DEFAULT true,
      ADD COLUMN shows_banners boolean NOT NULL DEFAULT true`.execute(db);
}
