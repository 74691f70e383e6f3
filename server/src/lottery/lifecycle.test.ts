import { sumOf, winningBets } from '@members/contract';
import { sql } from 'kysely';
import { rollDice } from '../draws';
import {
  createTestServer,
  gameRelease,
  ordersOf,
  roundOf,
  tamper,
  type TestServer,
  noon,
} from '../../testing';
import { refusalOf } from '../../testing/lanePartitions';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ time: noon, chunkSize: 7 });
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const tickAt = async (time: string) => {
  server.setTime(`2026-11-21T${time}Z`);
  await server.tick();
};
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('a round from opening to settling (LIFE-01, LIFE-03, D26b)', () => {
  it('fixes closing time, beacon round, odds, limit and the game’s release at opening', async () => {
    const game = await server.newGame();
    await tickAt('12:00:03');
    const round = await roundOf(server, game, '20261121-0721');
    expect(round).toMatchObject({
      status: 'open',
      number: 1,
      closes_at: at('12:00:50'),
      draws_at: at('12:01:00'),
      max_payout_minor: 50_000_000,
      release_hash: gameRelease,
      dice: null,
    });
    expect(round!.odds).toMatchObject({ bi: 195, 3: 21060 });
    const published = server.beacon.timeOf(BigInt(round!.beacon_round));
    expect(published.getTime()).toBeGreaterThanOrEqual(at('12:00:56').getTime());
    expect(published.getTime()).toBeLessThan(at('12:00:59').getTime());
  });

  it('closes, waits for its beacon round, is drawn at the draw and settles its orders', async () => {
    const game = await server.newGame();
    const memberId = await server.newMember(100_000);
    await tickAt('12:00:00');
    const period = '20261121-0721';
    await server.place({ memberId, game, period, betTypes: ['bi', 'sm', '11'], stake: 50 });
    expect(await server.balance(memberId)).toBe(85_000);

    await tickAt('12:00:49.999');
    expect((await roundOf(server, game, period))!.status).toBe('open');
    await tickAt('12:00:50');
    expect((await roundOf(server, game, period))!.status).toBe('closed');
    await tickAt('12:00:59.999');
    expect(await roundOf(server, game, period)).toMatchObject({ status: 'closed', dice: null });
    await tickAt('12:01:00');

    const round = (await roundOf(server, game, period))!;
    expect(round.status).toBe('settled');
    const { signature } = await server.database.reader
      .selectFrom('beacon_values')
      .select('signature')
      .where('round', '=', round.beacon_round)
      .executeTakeFirstOrThrow();
    expect(server.beacon.verify(BigInt(round.beacon_round), signature)).toBe(true);
    const dice = rollDice({
      gameKey: game.key,
      roundNumber: 1n,
      beaconRound: BigInt(round.beacon_round),
      signature,
    });
    expect(round.dice).toEqual(dice);

    const winning = winningBets(dice);
    const payouts = { bi: 9750, sm: 9750, 11: 39_000 };
    const orders = await ordersOf(server, memberId);
    for (const order of orders) {
      const won = winning.includes(order.bet_type as 'bi');
      expect(order).toMatchObject({
        status: won ? 1 : 2,
        payout_minor: won ? payouts[order.bet_type as 'bi'] : 0,
        settled_at: at('12:01:00'),
      });
    }
    const expected = 85_000 + 9750 + (sumOf(dice) === 11 ? 39_000 : 0);
    expect(await server.balance(memberId)).toBe(expected);
    expect((await roundOf(server, game, '20261121-0722'))!).toMatchObject({ status: 'open', number: 2 });
  });

  it('settles many orders in chunks, each once', async () => {
    const game = await server.newGame();
    await tickAt('12:00:00');
    const members = await Promise.all(Array.from({ length: 10 }, () => server.newMember(10_000)));
    for (const memberId of members)
      await server.place({
        memberId,
        game,
        period: '20261121-0721',
        betTypes: ['bi', 'sm', 'si', 'do'],
        stake: 10,
      });
    await tickAt('12:00:59');
    await tickAt('12:01:00');
    expect((await roundOf(server, game, '20261121-0721'))!.status).toBe('settled');
    // Two of the four labels win whatever the dice: 40 staked, 2 × 19.50 back.
    for (const memberId of members) expect(await server.balance(memberId)).toBe(10_000 - 4000 + 3900);
  });
});

describe('downtime (LIFE-02)', () => {
  it('draws an opened round late from its own beacon round and leaves no row for periods that never opened', async () => {
    const game = await server.newGame();
    const memberId = await server.newMember(10_000);
    await tickAt('12:00:10');
    const before = (await roundOf(server, game, '20261121-0721'))!;
    await server.place({ memberId, game, period: '20261121-0721', betTypes: ['si', 'do'], stake: 10 });

    await tickAt('12:07:20');
    const late = (await roundOf(server, game, '20261121-0721'))!;
    expect(late).toMatchObject({
      status: 'settled',
      beacon_round: before.beacon_round,
      drawn_at: at('12:07:20'),
    });
    expect(await server.balance(memberId)).toBe(10_000 - 2000 + 1950);
    const { rows } = await sql<{ period: string; number: number }>`
      SELECT period, number FROM rounds ORDER BY number`.execute(server.database.reader);
    expect(rows).toEqual([
      { period: '20261121-0721', number: 1 },
      { period: '20261121-0728', number: 2 },
    ]);
  });

  it('opens no round whose betting time is over', async () => {
    const game = await server.newGame();
    await tickAt('12:00:50');
    expect(await roundOf(server, game, '20261121-0721')).toBeUndefined();
    const state = await server.lottery.gameState(game.key, 'en_us');
    expect(state).toMatchObject({ nextPeriod: '20261121-0721', secondsToDraw: 10, secondsToClose: 0 });
  });

  it('voids a round without a beacon value after 24 hours, with its reason, and returns the stakes once', async () => {
    const game = await server.newGame();
    const memberId = await server.newMember(10_000);
    await tickAt('12:00:00');
    await server.place({ memberId, game, period: '20261121-0721', betTypes: ['bi', '3'], stake: 20 });
    // The beacon gives nothing from here on.
    server.beacon.fetch = () => Promise.resolve(null);
    server.setTime('2026-11-22T12:00:59.999Z');
    await server.tick();
    expect((await roundOf(server, game, '20261121-0721'))!.status).toBe('closed');
    server.setTime('2026-11-22T12:01:00Z');
    await server.tick();
    await server.tick();

    expect(await roundOf(server, game, '20261121-0721')).toMatchObject({
      status: 'void',
      dice: null,
      void_reason: 'the beacon value was not obtainable within 24 hours',
    });
    expect(await server.balance(memberId)).toBe(10_000);
    expect(server.errors.splice(0)).toEqual([
      new Error('the beacon value was not obtainable within 24 hours'),
    ]);
    const [order] = await server.lottery.listOrders(memberId, 'en_us');
    expect(order).toMatchObject({
      statusText: 'Cancelled: no beacon value within 24 hours, stake returned',
      status: 3,
      dice: null,
      settledAt: '2026-11-22 12:01:00',
    });
    expect(await server.lottery.report(memberId)).toMatchObject({ playMinor: 0, winMinor: 0 });
  });

  it('stores no signature that the chain did not make', async () => {
    const game = await server.newGame();
    await tickAt('12:00:00');
    const { fetch } = server.beacon;
    server.beacon.fetch = (round) => fetch(round - 1n);
    await tickAt('12:01:00');
    expect((await roundOf(server, game, '20261121-0721'))!.status).toBe('closed');
    expect(server.errors.splice(0)).toHaveLength(1);
    server.beacon.fetch = fetch;
    await tickAt('12:01:01');
    expect((await roundOf(server, game, '20261121-0721'))!.status).toBe('settled');
  });
});

describe('a game that is closed (D34)', () => {
  it('opens no round, and finishes the one that was open', async () => {
    const game = await server.newGame();
    await tickAt('12:00:00');
    await server.closeGame(game);
    await tickAt('12:00:59');
    await tickAt('12:01:01');
    expect((await roundOf(server, game, '20261121-0721'))!.status).toBe('settled');
    expect(await roundOf(server, game, '20261121-0722')).toBeUndefined();
    await expect(server.lottery.gameState(game.key, 'en_us')).rejects.toMatchObject({ key: 'gameClosed' });
  });
});

describe('what the database refuses to everybody (D01)', () => {
  const period = '20261121-0721';
  it.each([
    [
      'dice in a round that is open',
      sql`UPDATE rounds SET status = 'drawn', dice = '{1,1,1}', drawn_at = now(), closed_at = now()`,
    ],
    ['another beacon round', sql`UPDATE rounds SET beacon_round = beacon_round + 1`],
    ['another release in an open round', sql`UPDATE rounds SET release_hash = 'cd'`],
    ['other odds in an open round', sql`UPDATE rounds SET odds = '{}'`],
    [
      'a gap in the numbers',
      sql`INSERT INTO rounds SELECT game_id, 'x', number + 2, status, opens_at + interval '1 day', closes_at + interval '1 day', draws_at + interval '1 day', beacon_chain, beacon_round, odds, max_payout_minor, release_hash, NULL, NULL, opened_at FROM rounds`,
    ],
    ['a round that goes away', sql`DELETE FROM rounds`],
  ])('%s', async (_, statement) => {
    await server.newGame();
    await tickAt('12:00:00');
    await expect(tamper(server, statement)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  it('dice before the round’s own beacon value is there, and other dice afterwards', async () => {
    const game = await server.newGame();
    await tickAt('12:00:00');
    await tickAt('12:00:50');
    const draw = sql`UPDATE rounds SET status = 'drawn', dice = '{1,1,1}', drawn_at = now() WHERE period = ${period}`;
    await expect(tamper(server, draw)).rejects.toMatchObject({ constraint: 'rounds_result' });
    await tickAt('12:01:00');
    expect((await roundOf(server, game, period))!.status).toBe('settled');
    await expect(
      tamper(server, sql`UPDATE rounds SET dice = '{1,1,1}' WHERE period = ${period}`),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('an order that is settled again, changed or clipped', async () => {
    const game = await server.newGame();
    const memberId = await server.newMember(10_000);
    await tickAt('12:00:00');
    await server.place({ memberId, game, period, betTypes: ['bi'], stake: 20 });
    const clipped = sql`UPDATE orders SET status = 1, payout_minor = 3000, settled_at = now()`;
    await expect(tamper(server, clipped)).rejects.toMatchObject(refusalOf('orders_payout', 'orders_payout'));
    await expect(tamper(server, sql`UPDATE orders SET bet_type = 'sm'`)).rejects.toMatchObject({
      code: '23001',
    });
    await tickAt('12:00:59');
    await tickAt('12:01:00');
    const again = sql`UPDATE orders SET status = 3, payout_minor = stake_minor`;
    await expect(tamper(server, again)).rejects.toMatchObject({ code: '23001' });
  });
});
