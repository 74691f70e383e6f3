import { sql } from 'kysely';
import { laneOf } from '../database';
import { lockAccount } from '../ledger';
import { createPlayServer, refusal, type PlayServer } from '../../testing/playControl';
import { firstPeriod, lockIsAwaited, tamper } from '../../testing';

let server: PlayServer;
beforeEach(async () => {
  server = await createPlayServer({ ownDatabase: true });
});
afterEach(() => server.close());

describe('a loss limit (D05)', () => {
  it('lets orders through up to the last point and refuses one more', async () => {
    const { memberId, place } = await server.table();
    await server.control.setLimit(memberId, 'lossDay', 10_000);
    expect(await place(101)).toBe('lossLimitReached');
    expect(await place(50, ['bi', 'sm', 'si'])).toBe('lossLimitReached');
    expect(await place(60)).toBe('done');
    expect(await place(41)).toBe('lossLimitReached');
    expect(await place(40)).toBe('done');
    expect(await place(1)).toBe('lossLimitReached');
    expect(await server.limitOf(memberId, 'lossDay')).toMatchObject({
      amountMinor: 10_000,
      usedMinor: 10_000,
    });
    expect(await server.limitOf(memberId, 'lossWeek')).toMatchObject({
      amountMinor: null,
      usedMinor: 10_000,
    });
  });

  it('holds against twenty orders at once, on two games', async () => {
    const { memberId, place } = await server.table();
    const other = await server.newGame();
    await server.tick();
    await server.control.setLimit(memberId, 'lossWeek', 3_000);
    const onOther = () =>
      refusal(server.place({ memberId, game: other, period: firstPeriod, betTypes: ['bi'], stake: 10 }));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? place(10) : onOther())));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
    expect(await server.balance(memberId)).toBe(1_000_000 - 3_000);
  });

  // The second one is what a snapshot taken before the lock would say: the check can tell the two apart.
  it.each([
    ['lossLimitReached', 'as built', null],
    ['done', 'with functions that see the statement’s snapshot alone', 'STABLE'],
  ])('answers %s to an order that waited for another one, %s', async (expected, _, volatility) => {
    const { memberId, place, game } = await server.table();
    if (volatility)
      for (const name of ['play_allowance', 'play_losses'])
        await tamper(server, sql`ALTER FUNCTION ${sql.ref(name)} ${sql.raw(volatility)}`);
    await server.control.setLimit(memberId, 'lossDay', 1_000);
    let waiting: Promise<string> | undefined;
    await server.database.transaction(async (transaction) => {
      await lockAccount(transaction, memberId);
      waiting = place(10);
      await lockIsAwaited(server.database.reader);
      await sql`
        WITH head AS (
          INSERT INTO transfers (lane, kind, member_id, created_at)
          VALUES (${laneOf(memberId)}, 'order', ${memberId}, ${server.now()}) RETURNING lane, id)
        INSERT INTO orders
          (lane, transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
        SELECT lane, id, ${game.id}, ${firstPeriod}, ${memberId}, 'bi', 1, 190, ${server.now()} FROM head`.execute(
        transaction,
      );
    });
    expect(await waiting).toBe(expected);
  });

  it('counts net: what was won makes room again, what was cancelled does not count', async () => {
    const { memberId, place } = await server.table();
    await server.control.setLimit(memberId, 'lossDay', 10_000);
    expect(await place(50, ['bi', 'sm'])).toBe('done');
    expect(await place(1)).toBe('lossLimitReached');
    server.setTime('2026-11-21T12:01:00Z');
    await server.tick();
    await server.tick();
    const { usedMinor } = await server.limitOf(memberId, 'lossDay');
    expect(usedMinor).toBe(1_000_000 - (await server.balance(memberId)));
    expect(usedMinor).toBeLessThan(10_000);
    expect(await place(1, ['bi'], '20261121-0722')).toBe('done');
  });

  it('starts again with the UTC day, and the week with Monday', async () => {
    const { memberId, place } = await server.table();
    await server.control.setLimit(memberId, 'lossDay', 1_000);
    await server.control.setLimit(memberId, 'lossWeek', 1_500);
    expect(await place(10)).toBe('done');
    const nextRound = async (time: string, round: string) => {
      server.setTime(time);
      await server.tick();
      return round;
    };
    const sunday = await nextRound('2026-11-22T00:00:00Z', '20261122-0001');
    expect((await server.limitOf(memberId, 'lossDay')).usedMinor).toBe(0);
    const { usedMinor } = await server.limitOf(memberId, 'lossWeek');
    expect(usedMinor).not.toBe(0);
    expect(await place((1_500 - usedMinor) / 100 + 1, ['bi'], sunday)).toBe('lossLimitReached');
    await nextRound('2026-11-23T00:00:00Z', '20261123-0001');
    expect((await server.limitOf(memberId, 'lossWeek')).usedMinor).toBe(0);
  });

  it('reads a row for each day of the week, however many orders there are', async () => {
    const { memberId, place } = await server.table();
    expect(await place(10, ['bi', 'sm', 'si', 'do'])).toBe('done');
    expect(await place(5)).toBe('done');
    const days = await server.database.reader
      .selectFrom('play_days')
      .where('member_id', '=', memberId)
      .select(['lost_minor as lostMinor'])
      .execute();
    expect(days).toEqual([{ lostMinor: 4_500 }]);
    expect((await server.limitOf(memberId, 'lossDay')).usedMinor).toBe(4_500);
  });

  it('is counted by the database, so that no release and no insider makes up what was lost', async () => {
    const { memberId, place } = await server.table();
    expect(await place(10)).toBe('done');
    for (const statement of [
      sql`UPDATE play_days SET lost_minor = 0`,
      sql`INSERT INTO play_days VALUES (${memberId}, '2026-11-20', -100000)`,
      sql`DELETE FROM play_days`,
    ])
      await expect(server.database.statement(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('of another member does not matter', async () => {
    const { place } = await server.table();
    await server.control.setLimit(await server.newMember(), 'lossDay', 0);
    expect(await place(10)).toBe('done');
  });
});

describe('a deposit limit (D05)', () => {
  it('counts recharges of the day and week, and those that may still be paid', async () => {
    const memberId = await server.newMember(1_000);
    await server.control.setLimit(memberId, 'depositDay', 3_000);
    await server.control.setLimit(memberId, 'depositWeek', 4_000);
    expect(await server.deposit(memberId, 2_001)).toBe('depositLimitReached');
    expect(await server.deposit(memberId, 1_000, 1_001)).toBe('depositLimitReached');
    expect(await server.deposit(memberId, 2_000)).toBe('done');
    expect((await server.limitOf(memberId, 'depositDay')).usedMinor).toBe(3_000);
    server.setTime('2026-11-22T00:00:00Z');
    expect(await server.deposit(memberId, 1_001)).toBe('depositLimitReached');
    expect(await server.deposit(memberId, 1_000)).toBe('done');
    server.setTime('2026-11-23T00:00:00Z');
    expect(await server.deposit(memberId, 3_000)).toBe('done');
  });

  it('holds against ten recharges at once', async () => {
    const memberId = await server.newMember();
    await server.control.setLimit(memberId, 'depositDay', 3_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.deposit(memberId, 1_000)));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
  });
});

describe('a play session', () => {
  it('begins with the first order, goes on with orders at most half an hour apart, and ends after that', async () => {
    const { memberId, place } = await server.table();
    expect((await server.control.session(memberId)).startedAt).toBeNull();
    const startedAt = server.now().toISOString();
    await place(10);
    server.setTime('2026-11-21T12:30:00Z');
    await server.tick();
    await server.tick();
    const next = '20261121-0751';
    expect(await place(20, ['bi'], next)).toBe('done');
    const session = await server.control.session(memberId);
    expect(session).toMatchObject({ startedAt, orders: 2, openMinor: 2_000 });
    expect([-1_000, (await server.balance(memberId)) - 1_000_000 + 2_000]).toContain(session.netMinor);
    expect(session.netMinor).toBe((await server.balance(memberId)) - 1_000_000 + 2_000);
    server.later(30 * 60_000 + 1);
    expect(await server.control.session(memberId)).toMatchObject({ startedAt: null, orders: 0, netMinor: 0 });
  });
});
