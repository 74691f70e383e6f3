import { createSharedLimiter } from './service';
import { createTestDatabase, type TestDatabase } from '../../testing';

const minuteMs = 60_000;
let database: TestDatabase;
let now: number;
beforeEach(async () => {
  database = await createTestDatabase({ own: true });
  now = 1_000 * minuteMs;
});
afterEach(() => database.close());

const server = (onError?: (error: unknown) => void) =>
  createSharedLimiter({ database, now: () => now, onError });
const counted = () => database.reader.selectFrom('request_counts').selectAll().orderBy('name').execute();

describe('limits of requests that servers share (SEC-11)', () => {
  test('two servers count together, each limit and key by itself', async () => {
    const limit = { name: 'login address', perMinute: 3 };
    const [one, other] = [server()(limit), server()(limit)];
    expect([await one('a'), await other('a'), await one('a'), await other('a'), await one('a')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(await other('b')).toBe(true);
    expect(await server()({ name: 'register address', perMinute: 1 })('a')).toBe(true);
  });

  test('requests that arrive at once are counted once each', async () => {
    const limit = { name: 'login address', perMinute: 10 };
    const servers = [server()(limit), server()(limit)];
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => servers[n % 2]!('a')));
    expect(answers.filter(Boolean)).toHaveLength(10);
  });

  test('a new minute begins anew, and what was counted before is forgotten', async () => {
    const admit = server()({ name: 'login address', perMinute: 1 });
    expect([await admit('a'), await admit('a'), await admit('b')]).toEqual([true, false, true]);
    now += minuteMs;
    expect(await admit('a')).toBe(true);
    expect(await counted()).toMatchObject([{ name: 'login address a', requests: 1 }]);
  });

  test('what is over the limit of one process does not reach the database', async () => {
    const admit = server()({ name: 'login address', perMinute: 2 });
    for (let sent = 0; sent < 50; sent++) await admit('a');
    expect(await counted()).toMatchObject([{ requests: 2 }]);
  });

  test('without a database the limit of one process holds', async () => {
    const told: unknown[] = [];
    const admit = server((error) => told.push(error))({ name: 'login address', perMinute: 1 });
    await database.owner.transaction((transaction) =>
      transaction.schema.dropTable('request_counts').execute(),
    );
    expect([await admit('a'), await admit('a')]).toEqual([true, false]);
    expect(told).toHaveLength(1);
  });
});
