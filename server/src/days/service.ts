import { mostDaysClosed, type dayObstacles, type OfficeAnswer } from '@members/office-contract';
import type { Database, Reader } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './store';

type Obstacle = (typeof dayObstacles)[number];

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const daysShown = 31;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const addDays = (day: string, count: number): string => dayOf(new Date(Date.parse(day) + count * dayMs));

/** What the functions of the database refuse a day for. */
const obstacles: Readonly<Record<string, Obstacle>> = {
  days_over: 'notOver',
  days_in_order: 'earlierOpen',
  days_settled: 'ordersOpen',
  days_matched: 'paymentsOpen',
};
const lockNotAvailable = '55P03';
const attempts = 5;

/** The days of the books (UTC), which operators close one after another. */
export function createDays({ database, now }: { database: Database; now: () => Date }) {
  const { reader } = database;

  /** From today back to the day of the first entry. */
  async function list(after: string | undefined): Promise<OfficeAnswer<'days'>> {
    const today = dayOf(now());
    const { first, next } = await store.selectFirstDays(reader);
    const newest = after && isDay(after) ? addDays(after, -1) : today;
    if (first === null || newest < first) return { rows: [], next: null };
    const oldest = [addDays(newest, 1 - daysShown), first].toSorted().at(-1)!;
    const closed = await store.selectClosed(reader, { from: oldest, through: newest });
    const rows: OfficeAnswer<'days'>['rows'] = [];
    for (let day = newest; day >= oldest; day = addDays(day, -1)) {
      const found = closed.find((each) => each.day === day);
      rows.push(found ? closedRow(found) : { day, state: 'open', seal: null, ...(await whyOpen(day, next)) });
    }
    return { rows, next: oldest > first ? oldest : null };
  }

  async function whyOpen(
    day: string,
    next: string | null,
  ): Promise<{ obstacle: Obstacle | null; count: number }> {
    const [, until] = store.spanOf(day);
    if (until.getTime() + hourMs > now().getTime()) return { obstacle: 'notOver', count: 0 };
    if (day !== next) return { obstacle: 'earlierOpen', count: 0 };
    const { orders, payments } = await store.countOpen(reader, day);
    if (orders > 0) return { obstacle: 'ordersOpen', count: orders };
    return payments > 0 ? { obstacle: 'paymentsOpen', count: payments } : { obstacle: null, count: 0 };
  }

  /**
   * Closes and seals what is open up to a day, in order, and what a press before has closed and not sealed. A day that
   * stays open ends it: what was closed until then is closed, and without one the reason is thrown.
   */
  async function close(through: string, act: Act): Promise<string[]> {
    for (const day of await store.selectUnsealed(reader)) await seal(day, act);
    const closed: string[] = [];
    const { next } = await store.selectFirstDays(reader);
    for (let day = next ?? through; day <= through && closed.length < mostDaysClosed; day = addDays(day, 1)) {
      const obstacle = await shut(day);
      if (obstacle && closed.length === 0) throw new Declined('dayStays', { day, why: obstacle });
      if (obstacle) break;
      await seal(day, act);
      closed.push(day);
    }
    return closed;
  }

  /** Who is booking is waited for; what keeps the day open is answered. */
  async function shut(day: string): Promise<Obstacle | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await database.transaction((transaction) => store.closeDay(transaction, day));
        return null;
      } catch (error) {
        const { code, constraint = '' } = error as { code?: string; constraint?: string };
        const obstacle = obstacles[constraint];
        if (obstacle) return obstacle;
        if (code !== lockNotAvailable || attempt === attempts) throw error;
      }
    }
  }

  function seal(day: string, act: Act): Promise<void> {
    return database.transaction(async (transaction) => {
      await store.sealDay(transaction, day);
      const [found] = await store.selectClosed(transaction, { from: day, through: day });
      const { sha256, previous, transfers, orders, entries } = found!.seal!;
      await recordOperation(transaction, {
        ...act,
        ...{ action: 'day closed', subject: `day ${day}` },
        details: { sha256, previous, transfers, orders, entries },
      });
    });
  }

  return { list, close };
}

function closedRow({ day, seal }: Awaited<ReturnType<typeof store.selectClosed>>[number]) {
  const sumOf = (name: 'stakesMinor' | 'winningsMinor') =>
    (seal?.games ?? []).reduce((sum, game) => sum + game[name], 0);
  return {
    ...{ day, state: seal ? ('sealed' as const) : ('closed' as const), obstacle: null, count: 0 },
    seal: seal && {
      ...{ sha256: seal.sha256, transfers: seal.transfers, orders: seal.orders, entries: seal.entries },
      ...{ stakesMinor: sumOf('stakesMinor'), winningsMinor: sumOf('winningsMinor') },
      at: seal.sealedAt.toISOString(),
    },
  };
}

/**
 * What is wrong with the days that were closed, as sentences; none where all is well. The chain of seals is followed, and
 * the rows of the newest day are counted; with `every row` those of all are hashed again.
 */
export async function dayDifferences(
  reader: Reader,
  depth: 'counts' | 'every row' = 'counts',
): Promise<string[]> {
  const differences = (await store.selectUnsealed(reader)).map(
    (day) => `The day ${day} is closed and not sealed.`,
  );
  const seals = await store.selectSeals(reader);
  for (const [index, seal] of seals.entries()) {
    const { day, previous, sha256, hash, recorded } = seal;
    const before = seals[index - 1];
    if (!recorded)
      differences.push(`The seal of the day ${day} is not one that an operator's line tells of.`);
    if (hash !== sha256 || previous !== (before?.sha256 ?? '') || (before && addDays(before.day, 1) !== day))
      differences.push(`The seal of the day ${day} does not follow from the day before.`);
    if (depth === 'counts' && index < seals.length - 1) continue;
    const rows = await store.countRows(reader, day);
    const isWhole =
      rows.transfers === seal.transfers && rows.orders === seal.orders && rows.entries === seal.entries;
    if (!isWhole)
      differences.push(
        `The day ${day} has ${rows.transfers} transfers, ${rows.orders} orders and ${rows.entries} entries, and was sealed with ${seal.transfers}, ${seal.orders} and ${seal.entries}.`,
      );
    else if (!(await store.isAsSealed(reader, day)))
      differences.push(`The rows of the day ${day} are not those that were sealed.`);
  }
  return differences;
}
