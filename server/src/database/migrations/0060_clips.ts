import { sql, type Kysely } from 'kysely';

/** A clip is named by its file, not by an address: addresses are signed for one member. Captions by language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE videos RENAME COLUMN play_url TO clip_file`.execute(db);
  await sql`UPDATE videos SET clip_file = regexp_replace(clip_file, '^.*/', '')`.execute(db);
  await sql`ALTER TABLE videos ADD CONSTRAINT videos_clip_file CHECK (clip_file ~ '^[A-Za-z0-9._-]+$')`.execute(
    db,
  );
  await sql`ALTER TABLE videos ADD COLUMN captions jsonb`.execute(db);
}
