import { sql, type Kysely } from 'kysely';

/**
 * Addresses that members have confirmed, and mails until they have left. A mail names no code: of one that has a code the
 * salt is kept, from which the code is made with a key that is not in the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE mail_addresses (
      member_id bigint PRIMARY KEY REFERENCES members,
      address text NOT NULL CHECK (address LIKE '%_@_%' AND length(address) <= 254),
      language text NOT NULL,
      confirmed_at timestamptz NOT NULL,
      former_address text CHECK (former_address LIKE '%_@_%'),
      former_until timestamptz,
      CHECK ((former_address IS NULL) = (former_until IS NULL))
    )`.execute(db);
  await sql`
    CREATE TABLE mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      address text NOT NULL,
      language text NOT NULL,
      kind text NOT NULL,
      places jsonb NOT NULL,
      code_salt bytea CHECK (octet_length(code_salt) = 16),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      due_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      error text NOT NULL DEFAULT ''
    )`.execute(db);
  await sql`CREATE INDEX mails_due ON mails (due_at)`.execute(db);
  await sql`CREATE INDEX mails_expired ON mails (expires_at)`.execute(db);
  await sql`CREATE INDEX mails_member ON mails (member_id)`.execute(db);
}
