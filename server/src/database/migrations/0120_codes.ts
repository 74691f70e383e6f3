import { sql, type Kysely } from 'kysely';

/**
 * Codes that members get by mail, and resets of forgotten fund passwords, which wait: for as long as the site says, and an
 * hour at least whoever writes the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE codes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint REFERENCES members,
      purpose text NOT NULL CHECK (purpose IN ('confirmAddress', 'newPassword', 'newFundPassword')),
      address text NOT NULL,
      ticket_hash bytea UNIQUE CHECK (octet_length(ticket_hash) = 32),
      client bytea,
      network text NOT NULL,
      salt bytea NOT NULL CHECK (octet_length(salt) = 16),
      guesses integer NOT NULL DEFAULT 0 CHECK (guesses BETWEEN 0 AND 5),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX codes_member ON codes (member_id, id)`.execute(db);
  await sql`CREATE INDEX codes_address ON codes (address)`.execute(db);
  await sql`CREATE INDEX codes_network ON codes (network)`.execute(db);
  await sql`CREATE INDEX codes_created ON codes (created_at)`.execute(db);
  await sql`
    CREATE TABLE fund_password_resets (
      member_id bigint PRIMARY KEY REFERENCES members,
      begun_at timestamptz NOT NULL,
      ready_at timestamptz NOT NULL CHECK (ready_at >= begun_at + interval '1 hour'),
      ends_at timestamptz NOT NULL CHECK (ends_at > ready_at)
    )`.execute(db);
  await sql`
    ALTER TABLE site ADD COLUMN fund_password_wait_hours integer NOT NULL DEFAULT 24
      CHECK (fund_password_wait_hours BETWEEN 1 AND 168)`.execute(db);
}
