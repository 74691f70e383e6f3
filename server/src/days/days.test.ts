import { sql } from 'kysely';
import { createTestOffice, createTestServer, type TestOffice, type TestServer } from '../../testing';
import { hasLaneShards, refusalOf } from '../../testing/lanePartitions';
import { keepMonthsSince } from '../../testing/months';
import { skipTriggers } from '../../testing/skipTriggers';
import { takePaymentNotice } from '../recharge';
import { reconcile } from '../reconciliation';
import { dayDifferences } from '.';

let server: TestServer;
let office: TestOffice;
let memberId: number;
let place: (period: string, betTypes?: string[]) => Promise<unknown>;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-09-10T12:00:00Z', ownDatabase: true });
  await keepMonthsSince(server.database.owner, '2026-09-01T00:00:00Z');
  office = await createTestOffice(server);
  const game = await server.newGame();
  memberId = await server.newMember(100_000);
  place = (period, betTypes = ['bi', 'sm']) =>
    server.place({ memberId, game, period, key: period, betTypes: betTypes as never, stake: 3 });
  await server.tick();
  await place('20260910-0721');
  // A payment that matches nothing.
  await takePaymentNotice(server, {
    ...{ provider: 'sandbox', currency: 'XTS' },
    notice: { reference: 'x', outcome: 'paid', amountMinor: 500, currency: 'XTS' },
  });
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const owner = (statement: ReturnType<typeof sql>) => server.database.owner.statement(statement);
const close = (through: string) => office.call('closeDays', { through });
const days = async (params: { after?: string } = {}) => (await office.call('days', params)).answer;
const obstacles = async () =>
  (await days()).rows.map(({ day, state, obstacle, count }) => [day.slice(5), state, obstacle, count]);

/** Does something to the rows that nobody but the owner can, and takes it back. */
async function tampering(change: ReturnType<typeof sql>): Promise<string[]> {
  let found: string[] = [];
  await server.database.owner
    .transaction(async (transaction) => {
      await skipTriggers(transaction);
      await change.execute(transaction);
      found = await dayDifferences(transaction, 'every row');
      throw new Error('taken back');
    })
    .catch((error: Error) => expect(error.message).toBe('taken back'));
  return found;
}

describe('a day of the books (OFC-29)', () => {
  it('stays open while it is not over, an earlier one is open, or something of it is not settled', async () => {
    server.setTime('2026-09-12T00:30:00Z');
    expect(await obstacles()).toEqual([
      ['09-12', 'open', 'notOver', 0],
      ['09-11', 'open', 'notOver', 0],
      ['09-10', 'open', 'ordersOpen', 2],
    ]);
    server.later(60 * 60_000);
    expect((await obstacles())[1]).toEqual(['09-11', 'open', 'earlierOpen', 0]);
    expect((await close('2026-09-10')).refusal).toMatchObject({
      key: 'dayStays',
      values: { day: '2026-09-10', why: 'ordersOpen' },
    });
    await server.tick();
    expect((await obstacles())[2]).toEqual(['09-10', 'open', 'paymentsOpen', 1]);
    expect((await close('2026-09-10')).refusal?.values.why).toBe('paymentsOpen');
    const back = { id: 1, handReference: 'bank 7', reason: 'nobody’s' };
    const { proposal } = await office.call('returnPayment', back);
    await office.call('confirmProposal', { id: proposal! }, { name: 'bob' });
    expect((await obstacles())[2]).toEqual(['09-10', 'open', null, 0]);
  });

  it('closes in order with all before it, once, and each is a line of the operator log', async () => {
    expect((await close('2026-09-11')).answer).toEqual({ closed: ['2026-09-10', '2026-09-11'] });
    expect((await close('2026-09-11')).answer).toEqual({ closed: [] });
    const { rows } = await days();
    expect(rows[2]).toMatchObject({
      ...{ day: '2026-09-10', state: 'sealed' },
      seal: { orders: 2, transfers: 3, entries: 8, stakesMinor: 600 },
    });
    const lines = (await office.call('logLines', { kind: 'day closed' })).answer.rows;
    expect(lines.map(({ subject }) => subject)).toEqual(['day 2026-09-11', 'day 2026-09-10']);
    expect(lines[0]!.details).toMatchObject({ previous: rows[2]!.seal!.sha256, orders: 0 });
    expect(await dayDifferences(server.database.reader, 'every row')).toEqual([]);
  });

  it('takes nothing more once it is closed: what comes late is booked on its own day', async () => {
    await expect(
      owner(sql`
        WITH t AS (INSERT INTO transfers (lane, kind, created_at) VALUES (0, 'payout', '2026-09-10T13:00:00Z') RETURNING id)
        INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
        SELECT 0, t.id, side.*, '2026-09-10T13:00:00Z' FROM t, (VALUES (3, 'payout', -1), (2, 'payout', 1)) AS side`),
    ).rejects.toMatchObject(refusalOf('entries_of_open_days', 'the day of an entry is closed'));
    const before = await server.balance(memberId);
    await office.call('correctBalance', {
      ...{ memberId, kind: 'correction', amountMinor: 100, reason: 'not-credited' },
      key: crypto.randomUUID(),
    });
    expect(await server.balance(memberId)).toBe(before + 100);
    expect(await dayDifferences(server.database.reader, 'every row')).toEqual([]);
  });

  it('is sealed by the database alone', async () => {
    const refused = (statement: ReturnType<typeof sql>) =>
      expect(server.database.statement(statement)).rejects.toMatchObject({ code: '42501' });
    await refused(sql`INSERT INTO closed_days (day) VALUES ('2026-09-12')`);
    await refused(sql`INSERT INTO day_seals SELECT * FROM day_seals`);
    await refused(sql`DELETE FROM closed_days`);
    await expect(owner(sql`DELETE FROM day_seals`)).rejects.toMatchObject({ code: '23001' });
  });

  it.each([
    [
      'an entry that was altered',
      sql`UPDATE entries SET amount_minor = amount_minor * 2 WHERE kind = 'order'`,
    ],
    ['an order that was altered', sql`UPDATE orders SET bet_type = '10'`],
    ['a transfer that was altered', sql`UPDATE transfers SET reference = 'x' WHERE kind = 'recharge'`],
  ])('shows %s behind its back, by reconciliation', async (_, change) => {
    expect(await tampering(change)).toEqual([
      'The rows of the day 2026-09-10 are not those that were sealed.',
    ]);
  });

  it('shows a row that is gone, and a seal that was made anew', async () => {
    expect(await tampering(sql`DELETE FROM entries WHERE kind = 'order'`)).toEqual([
      'The day 2026-09-10 has 3 transfers, 2 orders and 4 entries, and was sealed with 3, 2 and 8.',
    ]);
    expect(await tampering(sql`UPDATE day_seals SET entries = 1 WHERE day = '2026-09-10'`)).toEqual(
      expect.arrayContaining(['The seal of the day 2026-09-10 does not follow from the day before.']),
    );
    const anew = await tampering(sql`
      UPDATE day_seals s SET sha256 = repeat('0', 64) WHERE day = '2026-09-10'`);
    expect(anew).toEqual(
      expect.arrayContaining([
        "The seal of the day 2026-09-10 is not one that an operator's line tells of.",
        'The seal of the day 2026-09-11 does not follow from the day before.',
      ]),
    );
  });

  it('is compared by the reconciliation that servers do every day', async () => {
    const { beacon, logKey, database } = server;
    const found = await reconcile({
      ...{ reader: database.reader, providers: [], beacon, logKey, now: server.now(), days: 7 },
    });
    expect(found.filter((difference) => !difference.includes('is of cash'))).toEqual([]);
  });

  // Between machines times are written as the session writes them and read as the other machine does, which is set there.
  (hasLaneShards ? it.skip : it)('has the same hash in every time zone', async () => {
    await server.database.owner.transaction(async (transaction) => {
      await sql`SET LOCAL TimeZone = 'Asia/Tokyo'`.execute(transaction);
      await sql`SET LOCAL DateStyle = 'SQL, DMY'`.execute(transaction);
      expect(await dayDifferences(transaction, 'every row')).toEqual([]);
    });
  });
});

describe('a statement (OFC-28)', () => {
  const csv = async (of: 'games' | 'money', from: string, through: string) =>
    (await office.call('downloadStatement', { of, from, through })).text
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));

  it('has each day and game, closed or open alike', async () => {
    server.setTime('2026-09-12T12:00:00Z');
    await server.tick();
    await place('20260912-0721', ['bi']);
    const [head, ...lines] = await csv('games', '2026-09-01', '2026-09-12');
    expect(head).toEqual([
      ...[
        'day',
        'state',
        'game',
        'name',
        'orders',
        'members',
        'stakes',
        'winnings',
        'returned',
        'open orders',
      ],
    ]);
    expect(
      lines.map(([day, state, , , orders, members, stakes]) => [day, state, orders, members, stakes]),
    ).toEqual([
      ['2026-09-10', 'closed', '2', '1', '6'],
      ['2026-09-12', 'open', '1', '1', '3'],
    ]);
  });

  it('of money comes to what members’ balances changed by', async () => {
    const [head, ...lines] = await csv('money', '2026-09-10', '2026-09-12');
    const column = (line: string[], name: string) => Number(line[head!.indexOf(name)]);
    const change = lines.reduce(
      (sum, line) =>
        sum +
        ['recharges', 'bonuses', 'corrections', 'withdrawals returned', 'winnings', 'stakes returned']
          .map((name) => column(line, name))
          .reduce((all, each) => all + each, 0) -
        ['withdrawals asked for', 'stakes']
          .map((name) => column(line, name))
          .reduce((all, each) => all + each, 0),
      0,
    );
    expect(lines.map(([day]) => day)).toEqual(['2026-09-10', '2026-09-11', '2026-09-12']);
    expect(Math.round(change * 100)).toBe(await server.balance(memberId));
  });

  it('ends before it begins nowhere', async () => {
    expect(
      (await office.call('downloadStatement', { of: 'games', from: '2026-09-12', through: '2026-09-11' }))
        .refusal,
    ).toMatchObject({ key: 'illegal', values: { fields: 'through' } });
    expect((await days({ after: '2026-09-10' })).rows).toEqual([]);
    expect((await office.call('firstDay', {})).answer).toEqual({ day: '2026-09-10' });
  });
});
