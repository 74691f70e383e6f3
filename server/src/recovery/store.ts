import type { Reader, Transaction } from '../database';

interface Link {
  tokenHash: Buffer;
  now: Date;
}

/** Of a member one link is good at a time. */
export async function replaceLink(
  transaction: Transaction,
  { memberId, tokenHash, now, expiresAt }: Link & { memberId: number; expiresAt: Date },
): Promise<void> {
  await removeLink(transaction, memberId);
  await transaction
    .insertInto('password_links')
    .values({ member_id: memberId, token_hash: tokenHash, made_at: now, expires_at: expiresAt })
    .execute();
}

/** Whether there was a link. */
export async function removeLink(transaction: Transaction, memberId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('password_links')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function isGood(reader: Reader, { tokenHash, now }: Link): Promise<boolean> {
  const row = await reader
    .selectFrom('password_links')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up and answers whose it is; `null` for none that is good. */
export async function useLink(transaction: Transaction, { tokenHash, now }: Link): Promise<number | null> {
  const row = await transaction
    .deleteFrom('password_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('member_id as memberId')
    .executeTakeFirst();
  return row?.memberId ?? null;
}

/** Until when a member's link is good; `null` for none. */
export async function linkUntil(
  reader: Reader,
  { memberId, now }: { memberId: number; now: Date },
): Promise<Date | null> {
  const row = await reader
    .selectFrom('password_links')
    .select('expires_at as expiresAt')
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.expiresAt ?? null;
}
