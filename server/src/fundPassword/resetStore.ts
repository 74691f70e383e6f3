import type { Reader, Transaction } from '../database';

export interface Reset {
  readyAt: Date;
  endsAt: Date;
}

export async function selectReset(reader: Reader, memberId: number): Promise<Reset | null> {
  const row = await reader
    .selectFrom('fund_password_resets')
    .select(['ready_at as readyAt', 'ends_at as endsAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** False where one waits already; one that has waited too long gives way. */
export async function insertReset(
  transaction: Transaction,
  { memberId, begunAt, readyAt, endsAt }: Reset & { memberId: number; begunAt: Date },
): Promise<boolean> {
  await transaction
    .deleteFrom('fund_password_resets')
    .where('member_id', '=', memberId)
    .where('ends_at', '<=', begunAt)
    .execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('fund_password_resets')
    .values({ member_id: memberId, begun_at: begunAt, ready_at: readyAt, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes what waits, or only what can be finished at `readyAt`; whether there was something. */
export async function removeReset(
  transaction: Transaction,
  memberId: number,
  readyAt?: Date,
): Promise<boolean> {
  let removal = transaction.deleteFrom('fund_password_resets').where('member_id', '=', memberId);
  if (readyAt) removal = removal.where('ready_at', '<=', readyAt).where('ends_at', '>', readyAt);
  const { numDeletedRows } = await removal.executeTakeFirst();
  return numDeletedRows === 1n;
}
