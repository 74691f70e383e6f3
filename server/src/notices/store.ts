import type { LocalisedText, Reader, Transaction } from '../database';

const most = 100;

/** What members see, newest first. */
export async function newest(reader: Reader) {
  return reader
    .selectFrom('notices')
    .select(['id', 'name', 'text', 'created_at as createdAt'])
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The new notice's number. */
export async function insertNotice(
  transaction: Transaction,
  { name, text, at }: { name: LocalisedText; text: LocalisedText; at: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto('notices')
    .values({ name: JSON.stringify(name), text: JSON.stringify(text), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The name of the notice; `undefined` where there is none that is shown. */
export async function setRemoved(
  transaction: Transaction,
  { id, at }: { id: number; at: Date },
): Promise<LocalisedText | undefined> {
  const row = await transaction
    .updateTable('notices')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
