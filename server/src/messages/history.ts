import type { Language } from '@members/contract';
import type { Reader } from '../database';
import { describeOutside } from './describe';
import { selectMark, selectMessagesBefore } from './store';

/** What a member was told before a message, newest first, as plain text. */
export async function messagesOf(
  reader: Reader,
  {
    language,
    ...wanted
  }: { memberId: number; language: Language; before?: number | undefined; limit: number },
) {
  const [rows, mark] = await Promise.all([
    selectMessagesBefore(reader, wanted),
    selectMark(reader, wanted.memberId),
  ]);
  return rows.map((row) => {
    const { title, body } = describeOutside(row, language, { withDetails: true });
    const seen = mark?.seenAt ? row.createdAt <= mark.seenAt : false;
    return { id: row.id, kind: row.kind, name: title, text: body, at: row.createdAt, seen };
  });
}
