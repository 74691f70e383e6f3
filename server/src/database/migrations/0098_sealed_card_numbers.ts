import { sql, type Kysely } from 'kysely';

/**
 * Card numbers are encrypted: the id of a key, then base64url. No new one is in plain text from here on. Those from
 * before are sealed by `sealStoredNumbers`, which has the key and then validates the checks; a withdrawal of a closed
 * account has none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE bank_cards
      DROP CONSTRAINT bank_cards_card_number_check,
      ADD CONSTRAINT bank_cards_number_sealed
        CHECK (card_number ~ '^[0-9a-f]{8}:[A-Za-z0-9_-]{48,70}$') NOT VALID`.execute(db);
  await sql`
    ALTER TABLE withdrawals
      ADD CONSTRAINT withdrawals_number_sealed
        CHECK (card_number = '' OR card_number ~ '^[0-9a-f]{8}:[A-Za-z0-9_-]{48,70}$') NOT VALID`.execute(db);
}
