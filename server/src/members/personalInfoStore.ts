import type { Reader, Transaction } from '../database';

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

/** Takes a member's real name off, so that it can be set anew; false where there is none. */
export async function clearRealName(transaction: Transaction, memberId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('members')
    .set({ real_name: '' })
    .where('id', '=', memberId)
    .where('real_name', '<>', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same with the fund password. */
export async function clearFundPassword(transaction: Transaction, memberId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('members')
    .set({ fund_password_hash: null })
    .where('id', '=', memberId)
    .where('fund_password_hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setSex(
  transaction: Transaction,
  { memberId, sex }: { memberId: number; sex: number },
): Promise<void> {
  await transaction.updateTable('members').set({ sex }).where('id', '=', memberId).execute();
}

/** Opens the whole video library to a member (D38). */
export async function openVideos(transaction: Transaction, memberId: number): Promise<void> {
  await transaction
    .updateTable('members')
    .set({ full_video_access: true })
    .where('id', '=', memberId)
    .where('full_video_access', '=', false)
    .execute();
}

export async function selectFundPasswordHash(reader: Reader, memberId: number): Promise<string | null> {
  const row = await reader
    .selectFrom('members')
    .select('fund_password_hash')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.fund_password_hash ?? null;
}

/** Replaces one hash of a fund password, `null` for none, by another. False where the stored one is different. */
export async function replaceFundPasswordHash(
  transaction: Transaction,
  change: { memberId: number; from: string | null; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('members')
    .set({ fund_password_hash: change.to })
    .where('id', '=', change.memberId)
    .where('fund_password_hash', 'is not distinct from', change.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
