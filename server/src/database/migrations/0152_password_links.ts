import { sql, type Kysely } from 'kysely';

/** Links by which members set a new login password, once and for a short time. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE password_links (
      token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
      member_id bigint NOT NULL UNIQUE REFERENCES members,
      made_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
}
