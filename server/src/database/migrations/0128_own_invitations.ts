import { sql, type Kysely } from 'kysely';

/**
 * Invite codes of members, beside those of operators, and the switch of the site that lets members have one; off, as it
 * was. A server of the release before registers with them, too, and asks neither for the switch nor for the daily limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE site ADD COLUMN members_invite boolean NOT NULL DEFAULT false`.execute(db);
  await sql`ALTER TABLE invite_codes ADD COLUMN member_id bigint UNIQUE REFERENCES members`.execute(db);
  await sql`
    ALTER TABLE invite_codes ADD CONSTRAINT invite_codes_of_members
      CHECK (member_id IS NULL OR (opening_balance_minor = 0 AND max_uses IS NOT NULL))`.execute(db);
  await sql`CREATE INDEX member_invitations_code ON member_invitations (code, created_at)`.execute(db);
}
