import { sql, type Kysely } from 'kysely';

/**
 * Passkeys of members, what an authenticator knows a member by, and the challenges that it may sign: each once, until it
 * expires, on whichever server. Only adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE passkey_users (
      member_id bigint PRIMARY KEY REFERENCES members,
      handle bytea NOT NULL UNIQUE CHECK (octet_length(handle) = 32),
      offer_answered_at timestamptz
    )`.execute(db);
  await sql`
    CREATE TABLE passkeys (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES passkey_users,
      credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
      public_key bytea NOT NULL,
      counter bigint NOT NULL CHECK (counter >= 0),
      transports text NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX passkeys_member ON passkeys (member_id, id)`.execute(db);
  await sql`
    CREATE TABLE passkey_challenges (
      challenge bytea PRIMARY KEY CHECK (octet_length(challenge) = 32),
      purpose text NOT NULL CHECK (purpose IN ('add', 'signIn', 'withdraw')),
      member_id bigint REFERENCES members,
      nonce bytea CHECK (octet_length(nonce) = 32),
      expires_at timestamptz NOT NULL,
      CHECK ((member_id IS NULL) = (purpose = 'signIn')),
      CHECK ((nonce IS NULL) = (purpose <> 'withdraw'))
    )`.execute(db);
  await sql`CREATE INDEX passkey_challenges_expires ON passkey_challenges (expires_at)`.execute(db);
}
