import { sql, type Kysely } from 'kysely';

/** Whether the site's notice is about play, and so stands in the lottery too. A server of the release before asks for no such thing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE site ADD COLUMN notice_on_play boolean NOT NULL DEFAULT false`.execute(db);
}
