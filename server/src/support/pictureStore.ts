import type { Reader, Transaction } from '../database';

export async function insertPicture(
  transaction: Transaction,
  picture: {
    name: string;
    conversationId: number;
    webp: Buffer;
    width: number;
    height: number;
    now: Date;
  },
): Promise<void> {
  const { name, conversationId, webp, width, height, now } = picture;
  await transaction
    .insertInto('support_pictures')
    .values({ name, conversation_id: conversationId, number: null, webp, width, height, created_at: now })
    .execute();
}

/** Pictures that came to a conversation since a time. */
export async function countPictures(
  reader: Reader,
  { conversationId, since }: { conversationId: number; since: Date },
): Promise<number> {
  const { count } = await reader
    .selectFrom('support_pictures')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts a picture that has not been sent into a message; false where there is no such picture. */
export async function attachPicture(
  transaction: Transaction,
  { conversationId, name, number }: { conversationId: number; name: string; number: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('support_pictures')
    .set({ number })
    .where('name', '=', name)
    .where('conversation_id', '=', conversationId)
    .where('number', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const selectPicture = (
  reader: Reader,
  name: string,
): Promise<{ webp: Buffer; conversationId: number } | undefined> =>
  reader
    .selectFrom('support_pictures')
    .select(['webp', 'conversation_id as conversationId'])
    .where('name', '=', name)
    .executeTakeFirst();

/** What was uploaded and never sent. */
export async function removeUnsent(transaction: Transaction, before: Date): Promise<void> {
  await transaction
    .deleteFrom('support_pictures')
    .where('number', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
