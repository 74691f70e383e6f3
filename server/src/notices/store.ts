import type { Reader } from '../database';

const most = 100;

export async function newest(reader: Reader) {
  return reader
    .selectFrom('notices')
    .select(['name', 'text', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
