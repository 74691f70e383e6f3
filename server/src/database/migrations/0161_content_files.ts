import { sql, type Kysely } from 'kysely';

/**
 * Files that operators bring: what is on its way, pictures in sizes and formats, captions, clips in pieces. Only adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE office_uploads (
      id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
      operator text NOT NULL,
      name text NOT NULL,
      size bigint NOT NULL CHECK (size > 0),
      received bigint NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
      started_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX office_uploads_started ON office_uploads (started_at)`.execute(db);
  await sql`
    CREATE TABLE office_upload_parts (
      upload_id text NOT NULL REFERENCES office_uploads ON DELETE CASCADE,
      start bigint NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (upload_id, start)
    )`.execute(db);
  await sql`
    CREATE TABLE pictures (
      name text PRIMARY KEY CHECK (name ~ '^[A-Za-z0-9_-]{22}$'),
      width integer NOT NULL CHECK (width > 0),
      height integer NOT NULL CHECK (height > 0),
      placeholder text NOT NULL,
      added_by text NOT NULL,
      added_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE picture_files (
      picture text NOT NULL REFERENCES pictures,
      format text NOT NULL CHECK (format IN ('avif', 'webp', 'jpeg', 'png')),
      width integer NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (picture, format, width)
    )`.execute(db);
  await sql`
    CREATE TABLE caption_files (
      name text PRIMARY KEY CHECK (name ~ '^[A-Za-z0-9_-]{22}$'),
      vtt text NOT NULL,
      added_by text NOT NULL,
      added_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE clips (
      file text PRIMARY KEY CHECK (file ~ '^[A-Za-z0-9_-]{22}\\.mp4$'),
      size bigint NOT NULL CHECK (size > 0),
      duration_ms bigint NOT NULL CHECK (duration_ms > 0),
      added_by text NOT NULL,
      added_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE clip_parts (
      file text NOT NULL REFERENCES clips,
      start bigint NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (file, start)
    )`.execute(db);
  // What is in them is compressed already, and read whole.
  for (const table of ['office_upload_parts', 'picture_files', 'clip_parts'])
    await sql`ALTER TABLE ${sql.table(table)} ALTER COLUMN content SET STORAGE EXTERNAL`.execute(db);
}
