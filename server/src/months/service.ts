import type { Database, Reader } from '../database';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './store';

const lockNotAvailable = '55P03';

export interface Closing extends Act {
  /** E.g. `2026_11`. */
  month: string;
}

/**
 * Closes a month, so that nothing is booked in it any more, and seals it: the numbers of its rows, what they moved and a
 * hash over them stand in the database and in the log of operators. What the first of the two transactions has closed, the
 * command seals when it is run again. Resolves to a sentence for the operator; the message of an Error is one too.
 */
export async function closeMonth(database: Database, { month, ...act }: Closing): Promise<string> {
  const find = async (reader: Reader) => {
    const found = (await store.selectMonths(reader)).find(({ name }) => name === month);
    if (!found) throw new Error(`There is no month ${month}.`);
    return found;
  };
  if ((await find(database.reader)).seal) return `${month} is sealed already.`;
  await database
    .transaction((transaction) => store.closeMonth(transaction, month))
    .catch((error: Error & { code?: string; constraint?: string }) => {
      if (error.code === lockNotAvailable)
        throw new Error(`${month} stays open: orders were being placed. Try again.`);
      if (!error.constraint?.startsWith('months_')) throw error;
      throw new Error(`${month} stays open: ${error.message}.`, { cause: error });
    });
  return database.transaction(async (transaction) => {
    await store.sealMonth(transaction, month);
    const { transfers, orders, entries, sha256 } = (await find(transaction)).seal!;
    const details = { transfers, orders, entries, sha256 };
    await recordOperation(transaction, {
      ...act,
      action: 'month sealed',
      subject: `month ${month}`,
      details,
    });
    return `${month} is closed and sealed: ${transfers} transfers, ${orders} orders, ${entries} entries, ${sha256}.`;
  });
}

export interface Moving extends Closing {
  /** A tablespace; `pg_default` for that of the database. */
  space: string;
}

/**
 * Moves a sealed month to other disks, or back, and compares its rows with the seal there. Whoever reads the month
 * meanwhile waits. Resolves to a sentence for the operator; the message of an Error is one too.
 */
export async function moveMonth(database: Database, { month, space, ...act }: Moving): Promise<string> {
  await database
    .transaction(async (transaction) => {
      await store.moveMonth(transaction, { month, space });
      const details = { space };
      await recordOperation(transaction, {
        ...act,
        action: 'month moved',
        subject: `month ${month}`,
        details,
      });
    })
    .catch((error: Error & { code?: string }) => {
      const why = error.code === lockNotAvailable ? 'it is being read. Try again' : error.message;
      throw new Error(`${month} stays where it is: ${why}.`, { cause: error });
    });
  const { seal } = (await store.selectMonths(database.reader)).find(({ name }) => name === month)!;
  if ((await store.digestOf(database.reader, month)) !== seal!.sha256)
    throw new Error(`The rows of ${month} are not those that were sealed: restore it from a back-up.`);
  return `${month} is in ${space} now, and its rows are those that were sealed.`;
}

/**
 * What is wrong with the months that orders and entries are kept in, as sentences; none where all is well. Rows of the
 * newest sealed one are counted, or with `every row` those of all are counted and hashed again.
 */
export async function monthDifferences(
  reader: Reader,
  depth: 'counts' | 'every row' = 'counts',
): Promise<string[]> {
  const differences: string[] = [];
  const recorded = await store.selectRecordedSeals(reader);
  const months = await store.selectMonths(reader);
  const newest = months.findLast(({ seal }) => seal !== null);
  for (const month of months) {
    const { name, closedAt, seal } = month;
    if (closedAt && !seal) differences.push(`The month ${name} is closed and not sealed.`);
    if (!seal) continue;
    if (!recorded.has(name))
      differences.push(`The seal of the month ${name} is not one that an operator's line tells of.`);
    if (depth === 'counts' && month !== newest) continue;
    const { orders, entries } = await store.countRows(reader, month);
    if (orders !== seal.orders || entries !== seal.entries)
      differences.push(
        `The month ${name} has ${orders} orders and ${entries} entries, and was sealed with ${seal.orders} and ${seal.entries}.`,
      );
    else if (depth === 'every row' && (await store.digestOf(reader, name)) !== seal.sha256)
      differences.push(`The rows of the month ${name} are not those that were sealed.`);
  }
  const { orders, entries } = await store.countBeyondMonths(reader);
  if (orders + entries > 0)
    differences.push(
      `${orders} orders and ${entries} entries are dated after the last month that is prepared.`,
    );
  return differences;
}
