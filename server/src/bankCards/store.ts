import type { Bank } from '@members/contract';
import { laneOf, shown, type Reader, type Transaction } from '../database';

/** Those that members choose from. */
export function selectBanks(reader: Reader): Promise<Bank[]> {
  return banks(reader).where(shown).execute();
}

/** Drafts and archived ones, too. */
export const selectAllBanks = (reader: Reader): Promise<Bank[]> => banks(reader).execute();

const banks = (reader: Reader) =>
  reader.selectFrom('banks').select(['name', 'code']).orderBy('position').orderBy('code');

export async function insertBank(
  transaction: Transaction,
  { name, position }: { name: string; position: number },
): Promise<void> {
  await transaction
    .insertInto('banks')
    .values({ code: `BANK-${position + 1}`, name, position })
    .execute();
}

export interface BoundCard {
  bankCode: string;
  bankName: string;
  sealedNumber: string;
  holder: string;
}

export async function selectCard(reader: Reader, memberId: number): Promise<BoundCard | null> {
  const row = await reader
    .selectFrom('bank_cards')
    .innerJoin('banks', 'banks.code', 'bank_cards.bank_code')
    .select(['banks.code as bankCode', 'banks.name as bankName', 'card_number as sealedNumber', 'holder'])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** False where the member has a card already. */
export async function insertCard(
  transaction: Transaction,
  card: {
    memberId: number;
    bankCode: string;
    sealedNumber: string;
    ending: string;
    holder: string;
    now: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('bank_cards')
    .values({
      lane: laneOf(card.memberId),
      member_id: card.memberId,
      bank_code: card.bankCode,
      card_number: card.sealedNumber,
      ending: card.ending,
      holder: card.holder,
      bound_at: card.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** `''` for a member who has not given one. */
export async function selectRealName(reader: Reader, memberId: number): Promise<string> {
  const row = await reader
    .selectFrom('members')
    .select('real_name')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.real_name ?? '';
}

/** Takes a member's card off; refused by the database unless a reset in this transaction says so. False where there is none. */
export async function deleteCard(transaction: Transaction, memberId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('bank_cards')
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The members whose card has one of some endings, newest first. */
export async function selectByEnding(
  reader: Reader,
  { endings, limit }: { endings: readonly string[]; limit: number },
): Promise<number[]> {
  const rows = await reader
    .selectFrom('bank_cards')
    .select('member_id as memberId')
    .where('ending', 'in', endings)
    .orderBy('member_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ memberId }) => memberId);
}
