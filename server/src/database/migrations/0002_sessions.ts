import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sessions (
      token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
      member_id bigint NOT NULL REFERENCES members,
      address text NOT NULL,
      created_at timestamptz NOT NULL,
      last_seen_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      CHECK (expires_at > created_at)
    )`.execute(db);
  await sql`CREATE INDEX sessions_member ON sessions (member_id)`.execute(db);
  await sql`CREATE INDEX sessions_expiry ON sessions (expires_at)`.execute(db);
}
