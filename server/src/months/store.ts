import { sql } from 'kysely';
import type { Database, Reader } from '../database';

/** Makes the months that begin soon. Answers false where others kept it from that; it is tried again the next day. */
export async function prepareMonths(database: Pick<Database, 'statement'>): Promise<boolean> {
  const [answer] = await database.statement(sql<{ prepared: boolean }>`SELECT prepare_months() AS prepared`);
  return answer!.prepared;
}

/** How many orders and entries are dated after the last month. */
export async function countBeyondMonths(reader: Reader): Promise<{ orders: number; entries: number }> {
  const { rows: months } = await sql<{ end: Date }>`SELECT max(ends_at) AS end FROM months`.execute(reader);
  const { rows } = await sql<{ orders: number; entries: number }>`
    SELECT (SELECT count(*) FROM orders WHERE placed_at >= ${months[0]!.end}) AS orders,
      (SELECT count(*) FROM entries WHERE created_at >= ${months[0]!.end}) AS entries`.execute(reader);
  return rows[0]!;
}
