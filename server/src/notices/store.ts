import { shown, type Reader } from '../database';

const most = 100;

/** What members see, newest first: by the time from which they do. */
export async function newest(reader: Reader) {
  return reader
    .selectFrom('notices')
    .select(['id', 'name', 'text', 'shown_from as shownFrom'])
    .where(shown)
    .orderBy('shown_from', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
