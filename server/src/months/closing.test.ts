import { sql } from 'kysely';
import { createTestOperator, createTestServer, type TestOperator, type TestServer } from '../../testing';
import { administer } from '../../testing/administer';
import { keepMonthsSince } from '../../testing/months';
import { monthDifferences } from '.';

let server: TestServer;
let operator: TestOperator;
let memberId: number;
let place: (period: string) => Promise<unknown>;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-09-10T12:00:00Z', ownDatabase: true });
  await keepMonthsSince(server.database.owner, '2026-09-01T00:00:00Z');
  operator = createTestOperator(server);
  const game = await server.newGame();
  memberId = await server.newMember(100_000);
  place = (period) => server.place({ memberId, game, period, key: period, betTypes: ['bi', 'sm'], stake: 3 });
  await server.tick();
  await place('20260910-0721');
});
afterAll(() => server.close());

const owner = (statement: ReturnType<typeof sql>) => server.database.owner.statement(statement);
const close = (month: string) => operator.run('months', 'close', month);
const differences = () => monthDifferences(server.database.reader, 'every row');

/** Does something to the rows that nobody but the owner can, and takes it back. */
async function tampering(change: ReturnType<typeof sql>): Promise<string[]> {
  let found: string[] = [];
  await server.database.owner
    .transaction(async (transaction) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
      for (const table of ['orders_2026_09', 'entries_2026_09'])
        await sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT month_closed`.execute(transaction);
      await sql`ALTER TABLE transfers DROP CONSTRAINT transfers_of_open_months`.execute(transaction);
      await change.execute(transaction);
      found = await monthDifferences(transaction, 'every row');
      throw new Error('taken back');
    })
    .catch((error: Error) => expect(error.message).toBe('taken back'));
  return found;
}

test('stays open while one before it is open, an order of it is, or it is not over', async () => {
  await expect(close('2026_09')).rejects.toThrow('2026_09 stays open: months are closed in their order.');
  expect(await close('first')).toMatch(
    /^first is closed and sealed: 0 transfers, 0 orders, 0 entries, \w{64}\.$/,
  );
  await expect(close('2026_09')).rejects.toThrow(
    '2026_09 stays open: a month is closed when all of its orders are settled.',
  );
  const [last] = await server.database.owner.statement(
    sql<{ name: string }>`SELECT name FROM months ORDER BY ends_at DESC LIMIT 1`,
  );
  await expect(close(last!.name)).rejects.toThrow(
    `${last!.name} stays open: a month is closed a day after its end at the earliest.`,
  );
  await expect(close('1999_01')).rejects.toThrow('There is no month 1999_01.');
});

test('stays open, and makes nobody wait, where somebody is booking', async () => {
  await server.database.transaction(async (transaction) => {
    await sql`INSERT INTO transfers (kind, created_at) VALUES ('win', '2026-10-01')`.execute(transaction);
    await expect(close('2026_09')).rejects.toThrow(
      '2026_09 stays open: orders were being placed. Try again.',
    );
    await sql`ROLLBACK`.execute(transaction);
  });
});

test('is closed and sealed by an operator, on record', async () => {
  server.setTime('2026-09-10T12:01:01Z');
  await server.tick();
  expect(await close('2026_09')).toMatch(
    /^2026_09 is closed and sealed: 3 transfers, 2 orders, 8 entries, \w{64}\.$/,
  );
  expect(await close('2026_09')).toBe('2026_09 is sealed already.');
  expect(await operator.log()).toContainEqual([
    'ana',
    'month sealed',
    'month 2026_09',
    { transfers: 3, orders: 2, entries: 8, sha256: expect.stringMatching(/^\w{64}$/) },
  ]);
  expect((await operator.run('months')).split('\n')[1]).toMatch(
    /^2026_09 +until 2026-10-01 +sealed +2 orders/,
  );
  expect(await owner(sql`SELECT totals FROM month_seals WHERE orders > 0`)).toEqual([
    { totals: { order: 600, recharge: 100_000, win: expect.any(Number) } },
  ]);
  expect(await differences()).toEqual([]);
});

describe('once it is sealed', () => {
  const space = `archive_${process.pid}`;
  const url = () => {
    const address = new URL(server.database.ownerUrl);
    // A tablespace within the data directory, for tests.
    address.searchParams.set('options', '-c allow_in_place_tablespaces=on');
    return address.toString();
  };
  beforeAll(() => administer(url(), `CREATE TABLESPACE ${space} LOCATION ''`));
  afterAll(() => administer(url(), `DROP TABLESPACE ${space}`));
  const move = (month: string, to: string) => operator.run('months', 'move', month, to);
  const spacesOf = (month: string) =>
    owner(sql`
      SELECT DISTINCT coalesce(spcname, 'pg_default') AS space
      FROM pg_class c LEFT JOIN pg_tablespace s ON s.oid = c.reltablespace
      WHERE c.oid IN (SELECT unnest(ARRAY[indexrelid, indrelid]) FROM pg_index
        WHERE indrelid = ANY (ARRAY['orders_' || ${month}::text, 'entries_' || ${month}::text]::regclass[]))`);

  test('it is moved to other disks with its indexes, and back, and is what it was', async () => {
    const report = () => server.database.reader.selectFrom('orders').selectAll().orderBy('id').execute();
    const before = await report();
    expect(await move('2026_09', space)).toBe(
      `2026_09 is in ${space} now, and its rows are those that were sealed.`,
    );
    expect(await spacesOf('2026_09')).toEqual([{ space }]);
    expect((await operator.run('months')).split('\n')[1]).toContain(space);
    expect(await report()).toEqual(before);
    expect(await differences()).toEqual([]);
    await move('2026_09', 'pg_default');
    expect(await spacesOf('2026_09')).toEqual([{ space: 'pg_default' }]);
    expect(await operator.log()).toContainEqual(['ana', 'month moved', 'month 2026_09', { space }]);
  });

  test('one that is open, or a place that is none, is refused', async () => {
    await expect(move('2026_10', space)).rejects.toThrow(
      '2026_10 stays where it is: a month is moved once it is sealed.',
    );
    await expect(move('2026_09', 'nowhere')).rejects.toThrow(
      '2026_09 stays where it is: tablespace "nowhere" does not exist.',
    );
  });
});

describe('once it is closed', () => {
  test('takes no order, transfer or entry, and the next one does', async () => {
    await expect(place('20260910-0722')).rejects.toMatchObject({ code: '23514' });
    await expect(
      owner(sql`INSERT INTO transfers (kind, created_at) VALUES ('win', '2026-09-30T23:59:59Z')`),
    ).rejects.toMatchObject({ constraint: 'transfers_of_open_months' });
    await expect(
      owner(sql`UPDATE orders SET settled_at = now() WHERE placed_at < '2026-10-01'`),
    ).rejects.toMatchObject({ code: '23001' });
    server.setTime('2026-10-01T00:00:00Z');
    await server.tick();
    await place('20261001-0001');
  });

  test('a retry with a key that was used in it has no second effect', async () => {
    const before = await server.balance(memberId);
    expect(await place('20260910-0721')).toMatchObject({ count: 2 });
    expect(await server.balance(memberId)).toBe(before);
  });

  test('the application’s role makes up no seal and opens no month', async () => {
    const refused = (statement: ReturnType<typeof sql>) =>
      expect(server.database.statement(statement)).rejects.toMatchObject({ code: '42501' });
    await refused(sql`UPDATE months SET closed_at = NULL`);
    await refused(sql`SELECT shut_month('2026_10')`);
    await refused(sql`ALTER TABLE orders_2026_09 DROP CONSTRAINT month_closed`);
    await refused(sql`INSERT INTO month_seals SELECT * FROM month_seals`);
  });

  test('what its owner does to it is found', async () => {
    const rows = 'The rows of the month 2026_09 are not those that were sealed.';
    expect(await tampering(sql`UPDATE orders SET bet_type = '10' WHERE placed_at < '2026-10-01'`)).toEqual([
      rows,
    ]);
    expect(
      await tampering(
        sql`UPDATE entries SET created_at = created_at + interval '1 second' WHERE created_at < '2026-10-01'`,
      ),
    ).toEqual(expect.arrayContaining([expect.stringContaining('2026_09')]));
    expect(
      await tampering(sql`UPDATE transfers SET reference = 'x' WHERE created_at < '2026-10-01'`),
    ).toEqual([rows]);
    expect(
      await tampering(sql`DELETE FROM entries WHERE created_at < '2026-10-01' AND kind = 'win'`),
    ).toEqual([
      expect.stringMatching(/^The month 2026_09 has 2 orders and \d entries, and was sealed with 2 and 8\.$/),
    ]);
    expect(
      await tampering(sql`UPDATE month_seals SET sha256 = repeat('0', 64) WHERE month = '2026_09'`),
    ).toEqual(["The seal of the month 2026_09 is not one that an operator's line tells of.", rows]);
  });

  test('its hash is the same in every time zone', async () => {
    await server.database.owner.transaction(async (transaction) => {
      await sql`SET LOCAL TimeZone = 'Asia/Tokyo'`.execute(transaction);
      await sql`SET LOCAL bytea_output = 'escape'`.execute(transaction);
      expect(await monthDifferences(transaction, 'every row')).toEqual([]);
    });
  });
});
