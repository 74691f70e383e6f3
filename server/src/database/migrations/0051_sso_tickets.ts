import { sql, type Kysely } from 'kysely';

/** Single sign-on tickets that were used, kept until they would be refused as expired anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sso_tickets (
      jti_hash bytea PRIMARY KEY CHECK (octet_length(jti_hash) = 32),
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX sso_tickets_expiry ON sso_tickets (expires_at)`.execute(db);
}
