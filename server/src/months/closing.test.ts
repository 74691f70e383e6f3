import { sql } from 'kysely';
import { operations } from '../operatorLog';
import { createTestOffice, createTestServer, type TestOffice, type TestServer } from '../../testing';
import { administer } from '../../testing/administer';
import { hasLaneShards, refusalOf } from '../../testing/lanePartitions';
import { keepMonthsSince } from '../../testing/months';
import { skipTriggers } from '../../testing/skipTriggers';
import { monthDifferences } from '.';

let server: TestServer;
let office: TestOffice;
let memberId: number;
let place: (period: string) => Promise<unknown>;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-09-10T12:00:00Z', ownDatabase: true });
  await keepMonthsSince(server.database.owner, '2026-09-01T00:00:00Z');
  office = await createTestOffice(server);
  const game = await server.newGame();
  memberId = await server.newMember(100_000);
  place = (period) => server.place({ memberId, game, period, key: period, betTypes: ['bi', 'sm'], stake: 3 });
  await server.tick();
  await place('20260910-0721');
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const owner = (statement: ReturnType<typeof sql>) => server.database.owner.statement(statement);
const close = async (month: string) => {
  const { answer, refusal } = await office.call('closeMonth', { month });
  return refusal?.text ?? answer;
};
const shown = async (month: string) =>
  (await office.call('months', {})).answer.months.find(({ name }) => name === month);
const recorded = async (action: string) => {
  const found = [];
  for await (const line of operations(server.database.reader))
    if (line.action === action)
      found.push([line.operator, line.subject, JSON.parse(line.details) as unknown]);
  return found;
};
const differences = () => monthDifferences(server.database.reader, 'every row');

/** Does something to the rows that nobody but the owner can, and takes it back. */
async function tampering(change: ReturnType<typeof sql>): Promise<string[]> {
  let found: string[] = [];
  await server.database.owner
    .transaction(async (transaction) => {
      await skipTriggers(transaction);
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

const sha256 = expect.stringMatching(/^\w{64}$/) as string;

test('stays open while one before it is open, an order of it is, or it is not over', async () => {
  expect(await close('2026_09')).toBe('2026_09 stays open: months are closed in their order.');
  expect(await close('first')).toEqual({ transfers: 0, orders: 0, entries: 0, sha256 });
  expect(await close('2026_09')).toBe(
    '2026_09 stays open: a month is closed when all of its orders are settled.',
  );
  const { months } = (await office.call('months', {})).answer;
  const last = months.at(-1)!.name;
  expect(await close(last)).toBe(
    `${last} stays open: a month is closed a day after its end at the earliest.`,
  );
  expect(await close('1999_01')).toBe('There is no month 1999_01.');
});

test('stays open, and makes nobody wait, where somebody is booking', async () => {
  await server.database.transaction(async (transaction) => {
    await sql`INSERT INTO transfers (lane, kind, created_at) VALUES (0, 'win', '2026-10-01')`.execute(
      transaction,
    );
    expect(await close('2026_09')).toBe('2026_09 stays as it is: others were at work in it. Try again.');
    await sql`ROLLBACK`.execute(transaction);
  });
});

test('is closed and sealed by an operator, on record, and once', async () => {
  server.setTime('2026-09-10T12:01:01Z');
  await server.tick();
  expect((await office.call('closeMonth', { month: '2026_09' }, { fresh: false })).refusal?.key).toBe(
    'codeNeeded',
  );
  const seal = { transfers: 3, orders: 2, entries: 8, sha256 };
  expect(await close('2026_09')).toEqual(seal);
  expect(await close('2026_09')).toEqual(seal);
  expect((await recorded('month sealed')).slice(1)).toEqual([['ana', 'month 2026_09', seal]]);
  expect(await shown('2026_09')).toMatchObject({ endsAt: '2026-10-01T00:00:00.000Z', state: 'sealed', seal });
  expect(await shown('2026_10')).toMatchObject({ state: 'open', seal: null });
  expect(await owner(sql`SELECT totals FROM month_seals WHERE orders > 0`)).toEqual([
    { totals: { order: 600, recharge: 100_000, win: expect.any(Number) } },
  ]);
  expect(await differences()).toEqual([]);
});

// Citus puts no table into another tablespace.
(hasLaneShards ? describe.skip : describe)('once it is sealed', () => {
  const space = `archive_${process.pid}`;
  const url = () => {
    const address = new URL(server.database.ownerUrl);
    // A tablespace within the data directory, for tests.
    address.searchParams.set('options', '-c allow_in_place_tablespaces=on');
    return address.toString();
  };
  beforeAll(() => administer(url(), `CREATE TABLESPACE ${space} LOCATION ''`));
  afterAll(() => administer(url(), `DROP TABLESPACE ${space}`));
  const move = async (month: string, to: string) => {
    const { refusal } = await office.call('moveMonth', { month, space: to, reason: 'full' });
    return refusal?.text ?? 'moved';
  };
  const spacesOf = (month: string) =>
    owner(sql`
      SELECT DISTINCT coalesce(spcname, 'pg_default') AS space
      FROM pg_class c LEFT JOIN pg_tablespace s ON s.oid = c.reltablespace
      WHERE c.oid IN (SELECT unnest(ARRAY[indexrelid, indrelid]) FROM pg_index
        WHERE indrelid = ANY (ARRAY['orders_' || ${month}::text, 'entries_' || ${month}::text]::regclass[]))`);

  test('it is moved to other disks with its indexes, and back, and is what it was', async () => {
    const report = () => server.database.reader.selectFrom('orders').selectAll().orderBy('id').execute();
    const before = await report();
    expect(await move('2026_09', space)).toBe('moved');
    expect(await spacesOf('2026_09')).toEqual([{ space }]);
    expect(await shown('2026_09')).toMatchObject({ space });
    expect(await report()).toEqual(before);
    expect(await differences()).toEqual([]);
    await move('2026_09', 'pg_default');
    expect(await spacesOf('2026_09')).toEqual([{ space: 'pg_default' }]);
    const [home, away] = [{ space: 'pg_default' }, { space }];
    expect(await recorded('month moved')).toEqual([
      ['ana', 'month 2026_09', { before: home, after: away, reason: 'full' }],
      ['ana', 'month 2026_09', { before: away, after: home, reason: 'full' }],
    ]);
  });

  test('one that is open, or a place that is none, is refused', async () => {
    expect(await move('2026_10', space)).toBe(
      '2026_10 stays where it is: a month is moved once it is sealed.',
    );
    expect(await move('2026_09', 'nowhere')).toBe(
      '2026_09 stays where it is: there is no tablespace nowhere that it may be put in.',
    );
    expect(await move('1999_01', space)).toBe('There is no month 1999_01.');
  });
});

describe('once it is closed', () => {
  test('takes no order, transfer or entry, and the next one does', async () => {
    await expect(place('20260910-0722')).rejects.toMatchObject(
      hasLaneShards
        ? { message: expect.stringContaining('violates check constraint') as string }
        : { code: '23514' },
    );
    await expect(
      owner(sql`INSERT INTO transfers (lane, kind, created_at) VALUES (0, 'win', '2026-09-30T23:59:59Z')`),
    ).rejects.toMatchObject(
      refusalOf('transfers_of_open_months', 'violates check constraint "transfers_of_open_months'),
    );
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
        sql`UPDATE entries SET created_at = '2026-09-10T12:00:07Z' WHERE created_at < '2026-10-01'`,
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
