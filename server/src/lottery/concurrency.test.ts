import { sql } from 'kysely';
import { laneOf } from '../database';
import { lockAccount } from '../ledger';
import { createRoundClock } from './roundClock';
import { createRounds } from './rounds';
import { createTestServer, lockIsAwaited, ordersOf, roundOf, tamper, noon } from '../../testing';

const period = '20261121-0721';

describe('two processes at one round', () => {
  it.each([1, 2, 3])('open, draw and settle it exactly once (%i)', async () => {
    const server = await createTestServer({ time: noon, chunkSize: 5 });
    const game = await server.newGame();
    const errors: unknown[] = [];
    const process = () =>
      createRounds({
        database: server.database,
        beacon: server.beacon,
        now: server.now,
        chunkSize: 5,
        onError: (error) => errors.push(error),
      });
    const [first, second] = [process(), process()];
    await Promise.all([first.advance(), second.advance()]);
    expect(await roundOf(server, game, period)).toMatchObject({ status: 'open', number: 1 });

    const members = await Promise.all(Array.from({ length: 20 }, () => server.newMember(4000)));
    await Promise.all(
      members.map((memberId) =>
        server.place({ memberId, game, period, betTypes: ['bi', 'sm', 'si', 'do'], stake: 10 }),
      ),
    );
    server.setTime('2026-11-21T12:01:00Z');
    await Promise.all([first.advance(), second.advance()]);
    await Promise.all([first.collectBeaconValues(), second.collectBeaconValues()]);
    for (let tick = 0; tick < 3; tick += 1) await Promise.all([first.advance(), second.advance()]);

    expect(errors).toEqual([]);
    expect((await roundOf(server, game, period))!.status).toBe('settled');
    for (const memberId of members) expect(await server.balance(memberId)).toBe(3900);
    const { rows } = await sql<{ number: number }>`SELECT number FROM rounds ORDER BY number`.execute(
      server.database.reader,
    );
    expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
    await server.close();
  });

  it('leave orders that one of them holds to it, and neither ends the round before they are settled', async () => {
    const server = await createTestServer({ time: noon });
    const game = await server.newGame();
    await server.tick();
    const memberId = await server.newMember(2000);
    await server.place({ memberId, game, period, betTypes: ['bi', 'sm'], stake: 10 });
    server.setTime('2026-11-21T12:00:59Z');
    await server.tick();
    const [held] = await ordersOf(server, memberId);
    server.setTime('2026-11-21T12:01:00Z');
    await server.database.transaction(async (transaction) => {
      await sql`SELECT FROM orders WHERE lane = ${laneOf(memberId)} AND id = ${held!.id} FOR UPDATE`.execute(
        transaction,
      );
      await server.tick();
      expect((await ordersOf(server, memberId)).map(({ status }) => status === 0)).toEqual([true, false]);
      expect((await roundOf(server, game, period))!.status).toBe('drawn');
    });
    await server.tick();
    expect((await roundOf(server, game, period))!.status).toBe('settled');
    expect(await server.balance(memberId)).toBe(1950);
    await server.close();
  });
});

describe('an order in flight', () => {
  it('holds the close of its round back until it is done, and is part of the round', async () => {
    const server = await createTestServer({ time: noon });
    const game = await server.newGame();
    await server.tick();
    const memberId = await server.newMember(2000);
    // Another transaction holds the member's account, so the order waits with its round held FOR SHARE.
    let placed: Promise<unknown> | undefined;
    let closing: Promise<void> | undefined;
    await server.database.transaction(async (transaction) => {
      await lockAccount(transaction, memberId);
      placed = server.place({ memberId, game, period, betTypes: ['bi', 'sm'], stake: 10 });
      await lockIsAwaited(server.database.reader, 1);
      server.setTime('2026-11-21T12:01:00Z');
      closing = server.tick();
      await lockIsAwaited(server.database.reader, 2);
      expect((await roundOf(server, game, period))!.status).toBe('open');
    });
    await Promise.all([placed, closing]);
    await server.tick();
    expect((await roundOf(server, game, period))!.status).toBe('settled');
    expect((await ordersOf(server, memberId)).map(({ status }) => status).sort()).toEqual([1, 2]);
    await server.close();
  });
});

describe('trouble with one game', () => {
  it('leaves the others going and is over when its cause is', async () => {
    const server = await createTestServer({ ownDatabase: true, time: noon });
    const [sick, well] = [await server.newGame(), await server.newGame()];
    await tamper(server, sql`ALTER TABLE rounds ADD CONSTRAINT sick CHECK (game_id <> ${sql.lit(sick.id)})`);
    await server.tick();
    expect(server.errors.splice(0).length).toBeGreaterThan(0);
    expect(await roundOf(server, well, period)).toMatchObject({ status: 'open' });
    await tamper(server, sql`ALTER TABLE rounds DROP CONSTRAINT sick`);
    await server.tick();
    expect(await roundOf(server, sick, period)).toMatchObject({ status: 'open', number: 1 });
    await server.close();
  });
});

describe('the round clock on the real time', () => {
  it('takes a bet by the calls from open to settled within its round, with the local beacon', async () => {
    const server = await createTestServer({ beaconPeriodMs: 200 });
    const game = await server.newGame({ roundMs: 3000, closeLeadMs: 1000, beaconDelayMs: 400 });
    const clock = createRoundClock({ rounds: server.rounds, everyMs: 50 });
    clock.start();
    const memberId = await server.newMember(10_000);
    const member = await server.as(memberId);
    const state = async () => (await member('gameState', { key: game.key })).answer!;

    let current = await state();
    while (current.secondsToClose < 2) {
      await pause(100);
      current = await state();
    }
    const period = current.nextPeriod;
    const bet = { betTypes: ['si', 'do'] as const, stake: 50, gameId: game.id, memberId, period };
    expect((await member('placeOrder', bet)).code).toBe(200);
    let after = await state();
    while (after.lastPeriod !== period) {
      await pause(50);
      after = await state();
    }
    let orders = (await member('orders')).answer!;
    for (let tries = 0; tries < 40 && orders.some(({ status }) => status === 0); tries += 1) {
      await pause(50);
      orders = (await member('orders')).answer!;
    }
    expect(orders.map(({ status, dice }) => [status, dice]).sort()).toEqual([
      [1, after.dice],
      [2, after.dice],
    ]);
    expect(await server.balance(memberId)).toBe(9750);
    await clock.stop();
    expect(server.errors).toEqual([]);
    await server.close();
  });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
