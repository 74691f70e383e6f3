import type { Reader, Transaction } from '../database';

export interface Note {
  id: number;
  text: string;
  operator: string;
  at: Date;
}

/** Notes about a member before one of them, newest first. */
export function selectNotes(
  reader: Reader,
  { memberId, before, limit }: { memberId: number; before: number | undefined; limit: number },
): Promise<Note[]> {
  return reader
    .selectFrom('member_notes')
    .select(['id', 'text', 'operator', 'at'])
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertNote(
  transaction: Transaction,
  { memberId, text, operator, at }: Omit<Note, 'id'> & { memberId: number },
): Promise<number> {
  const { id } = await transaction
    .insertInto('member_notes')
    .values({ member_id: memberId, text, operator, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
