import type { Language } from '@members/contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

/** The confirmed address of a member; empty without one. */
export async function addressOf(reader: Reader, memberId: number): Promise<string> {
  const row = await reader
    .selectFrom('mail_addresses')
    .select('address')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.address ?? '';
}

/** A member's address from now on; the one before it is told of changes until `formerUntil`. */
export async function confirmAddress(
  transaction: Transaction,
  confirmed: { memberId: number; address: string; language: Language; now: Date; formerUntil: Date },
): Promise<void> {
  const { memberId, address, language, now, formerUntil } = confirmed;
  const isSame = sql`known.address = excluded.address`;
  await sql`
    INSERT INTO mail_addresses AS known (member_id, address, language, confirmed_at)
    VALUES (${memberId}, ${address}, ${language}, ${now})
    ON CONFLICT (member_id) DO UPDATE SET
      address = excluded.address, language = excluded.language, confirmed_at = excluded.confirmed_at,
      former_address = CASE WHEN ${isSame} THEN known.former_address ELSE known.address END,
      former_until = CASE WHEN ${isSame} THEN known.former_until ELSE ${formerUntil}::timestamptz END`.execute(
    transaction,
  );
}

/** In which a member's mails are written from now on. */
export async function setMailLanguage(
  transaction: Transaction,
  { memberId, language }: { memberId: number; language: Language },
): Promise<void> {
  await transaction
    .updateTable('mail_addresses')
    .set({ language })
    .where('member_id', '=', memberId)
    .where('language', '!=', language)
    .execute();
}
