import { sql, type Kysely } from 'kysely';

/** Pictures that members uploaded, as the server encoded them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE uploads (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL UNIQUE CHECK (name ~ '^[A-Za-z0-9_-]{22}$'),
      member_id bigint NOT NULL REFERENCES members,
      webp bytea NOT NULL CHECK (octet_length(webp) BETWEEN 1 AND 1000000),
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX uploads_member ON uploads (member_id, id)`.execute(db);
  // A picture is compressed already: trying again costs time at every write.
  await sql`ALTER TABLE uploads ALTER COLUMN webp SET STORAGE EXTERNAL`.execute(db);
}
