import type { Transaction } from '../database';

/** Holds the member's row until the transaction ends. */
export async function holdMember(transaction: Transaction, memberId: number): Promise<void> {
  await transaction.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

export async function setAvatar(
  transaction: Transaction,
  { memberId, url }: { memberId: number; url: string },
): Promise<void> {
  await transaction.updateTable('members').set({ avatar_url: url }).where('id', '=', memberId).execute();
}

/** False where there is a name already. */
export async function setRealName(
  transaction: Transaction,
  { memberId, name }: { memberId: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('members')
    .set({ real_name: name })
    .where('id', '=', memberId)
    .where('real_name', '=', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setSex(
  transaction: Transaction,
  { memberId, sex }: { memberId: number; sex: number },
): Promise<void> {
  await transaction.updateTable('members').set({ sex }).where('id', '=', memberId).execute();
}
