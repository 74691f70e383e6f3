import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addGame,
  addPlayers,
  openPeriod,
  sendOrders,
  startServer,
  type Player,
  type ServerProcess,
} from '../../testing/load';
import { createTestDatabase, lockIsAwaited, type TestDatabase } from '../../testing';

const dataDir = mkdtempSync(join(tmpdir(), 'members-stopping-'));
let database: TestDatabase;
let server: ServerProcess;
let played = 0;

beforeAll(async () => {
  database = await createTestDatabase({ own: true });
});
afterEach(() => server.kill());
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** A server with an order under way that waits for its member's account until `release` is called. */
async function serverWithSlowOrder(env: Record<string, string>) {
  server = await startServer({ databaseUrl: database.url, dataDir, env: { LOG_LEVEL: 'info', ...env } });
  const name = `stop${(played += 1)}`;
  const [player] = (await addPlayers(database, { name, count: 1, balanceMinor: 500 })) as [Player];
  const day = 24 * 60 * 60 * 1000;
  const timetable = { roundMs: day, closeLeadMs: 10_000, beaconDelayMs: 6000 };
  const game = await addGame(database, { key: name, ...timetable });
  const period = await openPeriod(database, game, 60_000);

  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let locked!: () => void;
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve;
  });
  const holding = database.transaction(async (transaction) => {
    await sql`SELECT FROM accounts WHERE member_id = ${player.id} FOR UPDATE`.execute(transaction);
    locked();
    await released;
  });
  await isLocked;
  const codes: (number | null)[] = [];
  const send = () => {
    const orders = [{ player, gameId: game.id, period, stake: 2, key: `${name}-key` }];
    return sendOrders({
      port: server.port,
      connections: 1,
      next: () => orders.shift() ?? null,
      onAnswer: ({ code }) => codes.push(code),
    });
  };
  const answered = send();
  await lockIsAwaited(database.reader);
  const booked = async () => {
    const { rows } = await sql<{ stake: number }>`
      SELECT stake_minor AS stake FROM orders WHERE member_id = ${player.id}`.execute(database.reader);
    return rows.map(({ stake }) => stake);
  };
  return {
    booked,
    async release() {
      release();
      await Promise.all([holding, answered]);
      return codes;
    },
    /** The same order at the next server, as the member's app would ask again. */
    async askAgain() {
      server = await startServer({ databaseUrl: database.url, dataDir });
      await send();
      return codes;
    },
  };
}

/** Status of /readyz over a new connection; `null` where none is taken. */
const readiness = () =>
  fetch(`http://127.0.0.1:${server.port}/readyz`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => null,
  );

async function readinessBecomes(expected: number | null): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if ((await readiness()) === expected) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`/readyz never became ${expected}`);
}

describe('a server that is asked to stop', () => {
  test('is unready, then takes no connections, answers and books what is under way and ends with 0', async () => {
    const order = await serverWithSlowOrder({ STOP_DRAIN_SECONDS: '1' });
    expect(await readiness()).toBe(200);
    server.signal('SIGTERM');
    await readinessBecomes(503);
    await readinessBecomes(null);
    expect(server.alive()).toBe(true);
    expect(await order.release()).toEqual([200]);
    expect(await server.ended).toBe(0);
    expect(await order.booked()).toEqual([200]);
    expect(server.output()).toContain('"msg":"Stopping …"');
  }, 60_000);

  test('ends at once at a second signal; asked again, the order that was under way is booked once', async () => {
    const order = await serverWithSlowOrder({});
    server.signal('SIGTERM');
    await readinessBecomes(null);
    const again = setInterval(() => server.signal('SIGTERM'), 200);
    expect(await server.ended).toBe(128 + 15);
    clearInterval(again);
    expect(await order.release()).toEqual([null]);
    expect(await order.askAgain()).toEqual([null, 200]);
    expect(await order.booked()).toEqual([200]);
  }, 60_000);

  test('ends within its bound, with 1 and a line in the log, where something does not come to its end', async () => {
    const order = await serverWithSlowOrder({ STOP_WITHIN_SECONDS: '1' });
    server.signal('SIGTERM');
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('"msg":"Not at rest after 1 s."');
    expect(await order.release()).toEqual([null]);
    expect(await order.askAgain()).toEqual([null, 200]);
    expect(await order.booked()).toEqual([200]);
  }, 60_000);
});
