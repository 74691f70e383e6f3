import { sql, type Kysely } from 'kysely';

/**
 * Sessions have a name of their device and an id of their own; devices that a member has signed in from are known by
 * the hash of a token that the browser keeps; sign-ins are on record. Wrong passwords count by client: that of a known
 * device or of a session, `NULL` for strangers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions
      ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
      ADD COLUMN device text NOT NULL DEFAULT '',
      ADD COLUMN device_hash bytea`.execute(db);
  await sql`
    CREATE TABLE known_devices (
      member_id bigint NOT NULL REFERENCES members,
      token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
      last_used_at timestamptz NOT NULL,
      PRIMARY KEY (member_id, token_hash)
    )`.execute(db);
  await sql`
    CREATE TABLE sign_ins (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      at timestamptz NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('signedIn', 'wrongPassword', 'passwordChanged')),
      device text NOT NULL,
      address text NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX sign_ins_member ON sign_ins (member_id, id)`.execute(db);
  await sql`CREATE INDEX sign_ins_at ON sign_ins (at)`.execute(db);
  await sql`ALTER TABLE login_failures ADD COLUMN client bytea`.execute(db);
}
