import { sql, type Kysely } from 'kysely';

/**
 * Operators are invited by a link, for which their first way in is made: a passkey, or password and one-time codes. Their
 * sessions tell where they are, and by what they were opened and last confirmed. Whoever is there has a way in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE operators
      ALTER password_hash DROP NOT NULL,
      ALTER code_secret DROP NOT NULL,
      ADD enrolled_at timestamptz,
      ADD passkey_handle bytea NOT NULL
        DEFAULT decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
      ADD CHECK ((password_hash IS NULL) = (code_secret IS NULL))`.execute(db);
  await sql`UPDATE operators SET enrolled_at = created_at`.execute(db);
  await sql`
    CREATE TABLE operator_invitations (
      operator text PRIMARY KEY REFERENCES operators (name),
      token_hash bytea NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL,
      password_hash text,
      code_secret text,
      CHECK ((password_hash IS NULL) = (code_secret IS NULL))
    )`.execute(db);
  await sql`
    CREATE TABLE operator_passkeys (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      operator text NOT NULL REFERENCES operators (name),
      credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
      public_key bytea NOT NULL,
      counter bigint NOT NULL CHECK (counter >= 0),
      transports text NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX operator_passkeys_by_operator ON operator_passkeys (operator, id)`.execute(db);
  await sql`
    CREATE TABLE operator_challenges (
      challenge bytea PRIMARY KEY CHECK (octet_length(challenge) = 32),
      purpose text NOT NULL CHECK (purpose IN ('add', 'signIn', 'confirm')),
      operator text REFERENCES operators (name),
      expires_at timestamptz NOT NULL,
      CHECK ((operator IS NULL) = (purpose = 'signIn'))
    )`.execute(db);
  await sql`CREATE INDEX operator_challenges_expires ON operator_challenges (expires_at)`.execute(db);
  await sql`ALTER TABLE operator_sessions RENAME code_at TO confirmed_at`.execute(db);
  await sql`
    ALTER TABLE operator_sessions
      ADD id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
      ADD way text NOT NULL DEFAULT 'password' CHECK (way IN ('password', 'passkey', 'company')),
      ADD device text NOT NULL DEFAULT '',
      ADD address text NOT NULL DEFAULT ''`.execute(db);
}
