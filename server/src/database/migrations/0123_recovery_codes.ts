import { sql, type Kysely } from 'kysely';

/** Codes with which a member sets a new login password, by their hashes; a used one stays until new ones are made. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE recovery_codes (
      member_id bigint NOT NULL REFERENCES members,
      code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
      made_at timestamptz NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (member_id, code_hash)
    )`.execute(db);
}
