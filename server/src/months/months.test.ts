import { sql } from 'kysely';
import { createTestServer, type TestServer } from '../../testing';
import { hasLanePartitions } from '../../testing/lanePartitions';
import { keepMonthsSince } from '../../testing/months';
import { laneOf, type Reader } from '../database';
import { reconcile } from '../reconciliation';
import { monthDifferences, prepareMonths } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-10-31T23:59:00Z', ownDatabase: true });
  await keepMonthsSince(server.database.owner, '2026-10-01T00:00:00Z');
});
afterAll(() => server.close());

const owner = (statement: ReturnType<typeof sql<Record<string, unknown>>>) =>
  server.database.owner.statement(statement);

/** But for the recharges of the test's members, which no provider knows. */
const differences = async (reader: Reader) => {
  const { beacon, logKey } = server;
  const found = await reconcile({ reader, beacon, logKey, providers: [], now: server.now(), days: 2 });
  return found.filter((difference) => !difference.includes('is of cash'));
};

/** The month's table in which a row lies; by itself, or in one of its partitions or shards by lane. */
const monthOf = (alias: string) =>
  sql`regexp_replace(${sql.ref(`${alias}.tableoid`)}::regclass::text, '_(l[0-9]+|[0-9]{6,})$', '')`;
/** Where the rows of a member's orders and of their entries lie. */
const placesOf = (memberId: number) =>
  owner(sql`
    SELECT ${monthOf('o')} AS order, e.kind, ${monthOf('e')} AS entry
    FROM orders o JOIN accounts a USING (lane, member_id)
      JOIN entries e ON e.lane = o.lane AND e.order_id = o.id AND e.account_id = a.id
    WHERE o.member_id = ${memberId} ORDER BY e.id`);

describe('a round that is drawn in another month than its bets were placed in', () => {
  let order: { memberId: number; period: string; key: string; betTypes: ('bi' | 'sm')[]; stake: number };
  const place = async () => server.place({ ...order, game: (await game)! });
  let game: ReturnType<TestServer['newGame']>;
  beforeAll(async () => {
    game = server.newGame();
    const memberId = await server.newMember(100_000);
    await game;
    await server.tick();
    order = { memberId, period: '20261031-1440', key: 'last of October', betTypes: ['bi', 'sm'], stake: 3 };
    server.setTime('2026-10-31T23:59:49.900Z');
    await place();
    server.setTime('2026-11-01T00:00:01Z');
    await server.tick();
  });

  test('settles every order where it was placed, and books what it brings where that is booked', async () => {
    expect(await placesOf(order.memberId)).toEqual([
      { order: 'orders_2026_10', kind: 'order', entry: 'entries_2026_10' },
      { order: 'orders_2026_10', kind: 'order', entry: 'entries_2026_10' },
      { order: 'orders_2026_10', kind: 'win', entry: 'entries_2026_11' },
    ]);
    expect(await differences(server.database.reader)).toEqual([]);
  });

  test('a retry with its key in the next month has no second effect', async () => {
    const before = await server.balance(order.memberId);
    server.setTime('2026-11-01T00:00:30Z');
    expect(await place()).toMatchObject({ count: 2 });
    expect(await server.balance(order.memberId)).toBe(before);
    expect(await placesOf(order.memberId)).toHaveLength(3);
  });

  test('a win that is booked once more in the next month is found', async () => {
    await server.database.owner
      .transaction(async (transaction) => {
        await sql`
          WITH o AS MATERIALIZED (
            SELECT o.lane, o.id, o.game_id, o.period, o.payout_minor, a.id AS account_id
            FROM orders o JOIN accounts a USING (lane, member_id) WHERE o.status = 1
          ), t AS (
            INSERT INTO transfers (lane, kind, reference, created_at)
            SELECT lane, 'win', game_id || '/' || period, '2026-12-05' FROM o RETURNING lane, id
          )
          INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, order_id, created_at)
          SELECT t.lane, t.id, side.id, 'win', side.sign * o.payout_minor, side.order_id, '2026-12-05'
          FROM t JOIN o USING (lane),
            LATERAL (VALUES (o.account_id, 1, o.id), (1, -1, NULL)) AS side (id, sign, order_id)`.execute(
          transaction,
        );
        expect(await differences(transaction)).toContainEqual(
          expect.stringMatching(/^Entry \d+ of .* is not what an order of .*\/20261031-1440 brought\.$/),
        );
        throw new Error('taken back');
      })
      .catch((error: Error) => expect(error.message).toBe('taken back'));
  });
});

describe('a partition', () => {
  test.each([
    ['UPDATE entries_2026_10 SET amount_minor = 1', '23001'],
    ['DELETE FROM entries_2026_11', '23001'],
    ['TRUNCATE entries_rest', '23001'],
    ['DELETE FROM orders_2026_10', '23001'],
    ['TRUNCATE orders_first', '23001'],
    ['UPDATE orders_2026_10 SET stake_minor = 1', '23001'],
    [
      `INSERT INTO entries_2026_12 (lane, id, transfer_id, account_id, kind, amount_minor, created_at)
        OVERRIDING SYSTEM VALUE VALUES (0, 1, 1, 1, 'win', 1, '2026-12-05')`,
      '23514',
    ],
    ['DELETE FROM months', '23001'],
  ])('refuses its owner %s, as the whole does', async (statement, code) => {
    await expect(owner(sql.raw(statement))).rejects.toMatchObject({ code });
  });

  test.each([
    'INSERT INTO orders_2026_11 (transfer_id) VALUES (1)',
    'UPDATE orders_2026_10 SET status = 2',
    "SELECT make_month('2031-01-01')",
    "INSERT INTO months (name, ends_at) VALUES ('2031_01', '2031-02-01')",
  ])('refuses the application’s role %s', async (statement) => {
    await expect(server.database.statement(sql.raw(statement))).rejects.toMatchObject({ code: '42501' });
  });
});

describe('months', () => {
  test('are there for longer than the next two, and are made by the application’s role too', async () => {
    expect(await prepareMonths(server.database)).toBe(true);
    const [ahead] = await owner(sql`SELECT max(ends_at) > now() + interval '3 months' AS ahead FROM months`);
    expect(ahead).toEqual({ ahead: true });
  });

  test('begin and end at midnight UTC, whatever the time zone of who makes them', async () => {
    await server.database.owner
      .transaction(async (transaction) => {
        await sql`SET LOCAL TimeZone = 'America/New_York'`.execute(transaction);
        for (let month = 0; month < 14; month += 1)
          await sql`SELECT make_month(max(ends_at)) FROM months`.execute(transaction);
        const { rows } = await sql`
          SELECT name, starts_at FROM months
          WHERE name <> to_char(starts_at AT TIME ZONE 'UTC', 'YYYY_MM') OR date_trunc('month', starts_at, 'UTC') <> starts_at`.execute(
          transaction,
        );
        expect(rows).toEqual([]);
        throw new Error('taken back');
      })
      .catch((error: Error) => expect(error.message).toBe('taken back'));
  });

  /** Books one minor unit of the house to a member, at a time. */
  async function bookAt(memberId: number, at: Date): Promise<void> {
    await owner(sql`
      WITH t AS (INSERT INTO transfers (lane, kind, created_at) VALUES (${laneOf(memberId)}, 'win', ${at}) RETURNING lane, id)
      INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
      SELECT t.lane, t.id, side.*, ${at} FROM t, LATERAL (
        SELECT id, 'win', 1 FROM accounts WHERE member_id = ${memberId} UNION ALL SELECT 1, 'win', -1) AS side`);
    await owner(sql`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE member_id = ${memberId}`);
  }

  test('what has none is booked all the same, reconciliation tells, and its month takes it when it is made', async () => {
    const memberId = await server.newMember();
    const [last] = await server.database.owner.statement(
      sql<{ end: Date }>`SELECT max(ends_at) AS end FROM months`,
    );
    expect(await monthDifferences(server.database.reader)).toEqual([]);
    await bookAt(memberId, last!.end);
    await bookAt(memberId, new Date('2099-01-01'));
    const told = (entries: number) => [
      `0 orders and ${entries} entries are dated after the last month that is prepared.`,
    ];
    expect(await monthDifferences(server.database.reader)).toEqual(told(4));
    await owner(sql`SELECT make_month(${last!.end})`);
    expect(await monthDifferences(server.database.reader)).toEqual(told(2));
    const [entries] = await owner(sql`SELECT count(*) FROM entries WHERE created_at >= ${last!.end}`);
    expect(entries).toEqual({ count: 4 });
    await expect(owner(sql`DELETE FROM entries_rest`)).rejects.toMatchObject({ code: '23001' });
  });
});

(hasLanePartitions ? test.skip : test)('statements of the release before go on', async () => {
  const memberId = await server.newMember(1_000);
  const place = () =>
    server.database.statement(
      sql<{ id: number }>`
        WITH transfer AS (
          INSERT INTO transfers (kind, member_id, idempotency_key, input_hash, created_at)
          VALUES ('order', ${memberId}, 'before', sha256('x'), '2026-11-01T00:00:20Z')
          ON CONFLICT ON CONSTRAINT transfers_key DO NOTHING RETURNING id
        ), debit AS (
          UPDATE accounts SET balance_minor = balance_minor - 100 FROM transfer WHERE member_id = ${memberId}
          RETURNING accounts.id AS account_id, transfer.id AS transfer_id
        ), placed AS (
          INSERT INTO orders (transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
          SELECT transfer_id, (SELECT min(game_id) FROM rounds), '20261031-1440', ${memberId}, 'bi', 100, 195,
            '2026-11-01T00:00:20Z' FROM debit
          RETURNING id, transfer_id
        ), posting AS (
          INSERT INTO entries (transfer_id, account_id, kind, amount_minor, order_id, created_at)
          SELECT transfer_id, side.account_id, 'order', sign * 100, placed.id, '2026-11-01T00:00:20Z'
          FROM placed JOIN debit USING (transfer_id), LATERAL (VALUES (account_id, -1), (1, 1)) AS side (account_id, sign)
        ) SELECT id FROM placed`,
    );
  const [placed] = await place();
  expect(await place()).toEqual([]);
  await server.database.statement(sql`
    WITH due AS (
      SELECT id FROM orders WHERE member_id = ${memberId} AND status = 0 ORDER BY id FOR UPDATE SKIP LOCKED)
    UPDATE orders o SET status = 2, payout_minor = 0, settled_at = '2026-11-01T00:00:21Z' FROM due WHERE o.id = due.id`);
  expect(await owner(sql`SELECT status FROM orders WHERE id = ${placed!.id}`)).toEqual([{ status: 2 }]);
});
