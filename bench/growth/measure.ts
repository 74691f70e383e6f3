import { reconcile } from '../../server/src';
import { createGrownServer, explainStatements, type GrownServer } from '../../server/testing/load';
import { median } from '../src/summarise';

const times = 5;
/** Orders lie in the months of three years, of which a short life fills the last. */
const monthsSince = '2023-12-01T00:00:00Z';

export interface CallFigures {
  /** Median of the whole call, through the server. */
  ms: number;
  /** Of the statement that took longest, alone. */
  longestMs: number;
  /** Pages of 8 KB that all its statements looked at. */
  buffers: number;
}

export interface SizeFigures {
  orders: number;
  databaseMb: number;
  calls: Readonly<Record<string, CallFigures>>;
  reconcileMs: number;
}

export async function measureSize(orders: number, ordersPerDay: number): Promise<SizeFigures> {
  const server = await createGrownServer({
    orders,
    ordersPerDay,
    members: 1000,
    now: '2026-11-20T12:00:00Z',
    monthsSince,
    onDay: (done) => done % (10 * ordersPerDay) === 0 && console.error(`${done} of ${orders} orders`),
  });
  try {
    const calls: Record<string, CallFigures> = {};
    for (const [name, run] of Object.entries(server.calls)) {
      calls[name] = await measureCall(server, run);
      console.error(orders, name, calls[name]);
    }
    const reconcileMs = process.env.RECONCILE === '0' ? 0 : await timed(() => reconcileBooks(server));
    console.error(orders, 'reconcile', reconcileMs);
    return { orders, databaseMb: await server.databaseMb(), calls, reconcileMs };
  } finally {
    await server.close();
  }
}

async function measureCall(server: GrownServer, run: () => Promise<unknown>): Promise<CallFigures> {
  const taken: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    await server.forgetRequests();
    taken.push(await timed(run));
  }
  const costs = await explainStatements(server.database.ownerUrl, run);
  return {
    ms: median(taken.slice(1)),
    longestMs: Math.max(...costs.map(({ ms }) => ms)),
    buffers: costs.reduce((sum, { buffers }) => sum + buffers, 0),
  };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** As it is done once a day. Draws and trees are made up here, so it finds differences. */
const reconcileBooks = ({ database, beacon, now, logKey }: GrownServer) =>
  reconcile({
    reader: database.reader,
    providers: [{ name: 'cash' } as never],
    beacon,
    now: now(),
    logKey,
    days: 7,
    roundDays: 2,
  });
