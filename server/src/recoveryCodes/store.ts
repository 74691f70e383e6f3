import type { Reader, Transaction } from '../database';

export interface CodesRow {
  left: number;
  /** `null` where none were ever made. */
  madeAt: Date | null;
}

export function selectCodes(reader: Reader, memberId: number): Promise<CodesRow> {
  return reader
    .selectFrom('recovery_codes')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('used_at', 'is', null).as('left'),
      row.fn.max('made_at').as('madeAt'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow() as Promise<CodesRow>;
}

/** Puts codes in the place of those that there were. */
export async function replaceCodes(
  transaction: Transaction,
  { memberId, hashes, now }: { memberId: number; hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash, made_at: now })))
    .execute();
}

/** Uses a code up; of two uses at once one is first. */
export async function useCode(
  transaction: Transaction,
  { memberId, hash, now }: { memberId: number; hash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
