import { sql } from 'kysely';
import { createTestServer, firstPeriod, noon, tamper, type TestServer } from '../../testing';
import { laneOf } from '../database';
import { takeCheckpoint } from './checkpoints';
import { moneyLog, reconcile, totalsOf } from './service';
import { accountIdOf } from './store';

let server: TestServer;
let game: Awaited<ReturnType<TestServer['newGame']>>;
let memberId: number;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  game = await server.newGame();
  memberId = await server.newMember(1_000_000);
  await server.tick();
});
afterAll(() => server.close());

const bet = () => server.place({ memberId, game, period: firstPeriod, betTypes: ['bi', 'sm'], stake: 1 });
const checkpoint = () => takeCheckpoint(server.database, { leastHours: 0 });
const checkpoints = () =>
  server.database.reader
    .selectFrom('account_checkpoints')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .where('member_id', '=', memberId)
    .select(['entries', 'account_checkpoints.balance_minor as balanceMinor'])
    .orderBy('entries')
    .execute();

describe('a checkpoint', () => {
  it('counts an account’s entries from its first, at each cut after which it had some', async () => {
    await bet();
    await checkpoint();
    await checkpoint();
    await bet();
    await checkpoint();
    expect(await checkpoints()).toEqual([
      { entries: 3, balanceMinor: 999_800 },
      { entries: 5, balanceMinor: 999_600 },
    ]);
  });

  it('is not taken while one is younger than asked for', async () => {
    await bet();
    await takeCheckpoint(server.database);
    expect(await checkpoints()).toHaveLength(2);
  });

  it('changes no total, no page of the money log and no balance', async () => {
    const before = {
      totals: await totalsOf(server.database.reader, memberId),
      books: await reconcile(server.database.reader, 'checkpoints'),
    };
    expect(before.totals).toMatchObject({ recharge: 1_000_000, order: -600 });
    expect(before.books).toEqual(await reconcile(server.database.reader));
    await checkpoint();
    expect(await totalsOf(server.database.reader, memberId)).toEqual(before.totals);
    expect(await reconcile(server.database.reader, 'checkpoints')).toEqual(before.books);
    const page = (number: number) => moneyLog(server.database.reader, { memberId, page: number, limit: 3 });
    expect((await page(1)).total).toBe(7);
    const lines = [...(await page(1)).lines, ...(await page(2)).lines, ...(await page(3)).lines];
    expect(lines.map(({ kind }) => kind)).toEqual([...Array<string>(6).fill('order'), 'recharge']);
  });

  it('finds a page far back in the money log from the checkpoint before it', async () => {
    const pages = 1_200;
    await tamper(
      server,
      sql`WITH transfer AS (
          INSERT INTO transfers (lane, kind, created_at)
          SELECT ${laneOf(memberId)}::smallint, 'bonus', ${server.now()} FROM generate_series(1, ${pages}::integer) RETURNING lane, id
        )
        INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
        SELECT transfer.lane, transfer.id, side.id, 'bonus', sign, ${server.now()} FROM transfer,
          LATERAL (VALUES (${accountIdOf(memberId)}, 1), (1, -1)) AS side (id, sign)`,
    );
    await tamper(
      server,
      sql`UPDATE accounts SET balance_minor = balance_minor + ${pages} WHERE member_id = ${memberId}`,
    );
    const { lines, lastPage } = await moneyLog(server.database.reader, { memberId, page: 401, limit: 3 });
    expect(lines.map(({ kind }) => kind)).toEqual(['order', 'order', 'order']);
    const last = await moneyLog(server.database.reader, { memberId, page: lastPage, limit: 3 });
    expect(last.lines.map(({ kind }) => kind)).toEqual(['recharge']);
  });

  it('waits for an entry with a smaller number that is not committed yet, or is left for another time', async () => {
    await server.database
      .transaction(async (transaction) => {
        await sql`
          WITH transfer AS (
            INSERT INTO transfers (lane, kind, created_at) VALUES (0, 'bonus', ${server.now()}) RETURNING id)
          INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
          SELECT 0, id, side, 'bonus', sign, ${server.now()} FROM transfer, (VALUES (1, 1), (2, -1)) AS sides (side, sign)
        `.execute(transaction);
        const before = await server.database.reader.selectFrom('ledger_cuts').selectAll().execute();
        const [cut] = await server.database.statement(sql`SELECT cut_ledger('0 hours') AS cut`);
        expect(cut).toEqual({ cut: false });
        expect(await server.database.reader.selectFrom('ledger_cuts').selectAll().execute()).toEqual(before);
        throw new Error('taken back');
      })
      .catch((error: Error) => expect(error.message).toBe('taken back'));
  });

  it.each([
    sql`INSERT INTO account_checkpoints VALUES (1, 1000, 1, 0, '{}')`,
    sql`UPDATE account_checkpoints SET balance_minor = 0`,
    sql`UPDATE ledger_cuts SET through_id = 1000000`,
    sql`UPDATE game_returns SET payouts_minor = 0`,
  ])('is nothing that the application’s role can write: %#', async (statement) => {
    await expect(server.database.statement(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('that was made up is found by comparing it with every entry', async () => {
    await tamper(
      server,
      sql`UPDATE account_checkpoints SET balance_minor = 0
        WHERE account_id = (SELECT id FROM accounts WHERE member_id = ${memberId})`,
    );
    expect((await reconcile(server.database.reader)).falseCheckpoints).toHaveLength(1);
  });
});
