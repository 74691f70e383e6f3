import type { RefusalKey, RefusalValues } from '@members/office-contract';
import type { Database, Reader } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './store';

export interface Closing extends Act {
  /** E.g. `2026_11`. */
  month: string;
}

/**
 * Closes a month, so that nothing is booked in it any more, and seals it: the numbers of its rows, what they moved and a
 * hash over them stand in the database and in the log of operators. Resolves to the seal. Safe to repeat: what the first of
 * the two transactions has closed is sealed then, and a month that is sealed stays as it is.
 */
export async function closeMonth(database: Database, { month, ...act }: Closing): Promise<store.Seal> {
  const { seal } = await find(database.reader, month);
  if (seal) return seal;
  await database
    .transaction((transaction) => store.closeMonth(transaction, month))
    .catch((error: unknown) => decline(error, { month }));
  return database.transaction(async (transaction) => {
    await store.sealMonth(transaction, month);
    const made = (await find(transaction, month)).seal!;
    const subject = `month ${month}`;
    await recordOperation(transaction, { ...act, action: 'month sealed', subject, details: { ...made } });
    return made;
  });
}

export interface Moving extends Closing {
  /** A tablespace; `pg_default` for that of the database. */
  space: string;
}

/**
 * Moves a sealed month to other disks, or back, and compares its rows with the seal there. Whoever reads the month
 * meanwhile waits.
 */
export async function moveMonth(database: Database, { month, space, ...act }: Moving): Promise<void> {
  const { space: before } = await find(database.reader, month);
  await database
    .transaction(async (transaction) => {
      await store.moveMonth(transaction, { month, space });
      await recordOperation(transaction, {
        ...act,
        action: 'month moved',
        subject: `month ${month}`,
        before: { space: before ?? 'pg_default' },
        after: { space },
      });
    })
    .catch((error: unknown) => decline(error, { month, space }));
  const { seal } = await find(database.reader, month);
  if ((await store.digestOf(database.reader, month)) !== seal!.sha256)
    throw new Declined('monthDiffers', { month });
}

async function find(reader: Reader, month: string): Promise<store.MonthRow> {
  const found = (await store.selectMonths(reader)).find(({ name }) => name === month);
  if (!found) throw new Declined('missing', { what: `month ${month}` });
  return found;
}

/** By the constraint that was violated, or the code of the error: a lock that was not to be had, a tablespace that is none. */
const refusals: Readonly<Record<string, RefusalKey>> = {
  months_over: 'monthOver',
  months_in_order: 'monthOrder',
  months_settled: 'monthUnsettled',
  months_sealed: 'monthUnsealed',
  '55P03': 'monthBusy',
  '42704': 'monthSpace',
  '42501': 'monthSpace',
};

function decline(error: unknown, values: RefusalValues): never {
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
  const key = refusals[constraint] ?? refusals[code];
  throw key ? new Declined(key, values) : error;
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
