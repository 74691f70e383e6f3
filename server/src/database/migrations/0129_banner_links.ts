import { sql, type Kysely } from 'kysely';

/** Where a banner leads: a path of the app or an https address; empty for nowhere, as it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE banners ADD COLUMN link text NOT NULL DEFAULT ''
      CHECK (link ~ '^(/[A-Za-z]|https://)' OR link = '')`.execute(db);
}
