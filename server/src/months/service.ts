import type { Reader } from '../database';
import * as store from './store';

/** What is wrong with the months that orders and entries are kept in, as sentences; none where all is well. */
export async function monthDifferences(reader: Reader): Promise<string[]> {
  const { orders, entries } = await store.countBeyondMonths(reader);
  if (orders + entries === 0) return [];
  return [`${orders} orders and ${entries} entries are dated after the last month that is prepared.`];
}
