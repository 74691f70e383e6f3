import { sql, type Kysely } from 'kysely';

/**
 * By what operators find a member: how the name begins, how a card ends (a keyed hash, see `cardNumbers/`), a payment's
 * reference, an e-mail address. And the language in which a member uses the app; a server of the release before writes
 * neither endings nor languages. Only adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE members ADD language text`.execute(db);
  await sql`
    UPDATE members SET language = mail_addresses.language FROM mail_addresses
    WHERE member_id = members.id AND closed_at IS NULL`.execute(db);
  await sql`CREATE INDEX members_by_name ON members (lower(username) text_pattern_ops)`.execute(db);
  await sql`ALTER TABLE bank_cards ADD ending text NOT NULL DEFAULT ''`.execute(db);
  await sql`CREATE INDEX bank_cards_by_ending ON bank_cards (ending)`.execute(db);
  await sql`CREATE INDEX mail_addresses_by_address ON mail_addresses (lower(address))`.execute(db);
}
