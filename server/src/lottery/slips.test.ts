import { sql } from 'kysely';
import { createTestServer, firstPeriod as period, noon, type TestServer } from '../../testing';
import type { GameRow } from './gameStore';
import { removeOldMarks, slipsSince } from './slips';
import { selectSlipsToTell } from './slipStore';

let server: TestServer;
let game: GameRow;
beforeEach(async () => {
  server = await createTestServer({ time: noon });
  game = await server.newGame();
  await server.tick();
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

/** One of the two wins, whatever is thrown. */
const halves = { betTypes: ['bi', 'sm'], stake: 10 } as const;

async function draw() {
  server.later(61_000);
  await server.tick();
}

describe('slips to tell (decision 96)', () => {
  test('are the open ones with the time to their draw, and after it what they brought', async () => {
    const memberId = await server.newMember(10_000);
    const member = await server.as(memberId);
    await server.place({ memberId, game, period, ...halves });
    expect((await member('slips')).answer).toEqual([
      expect.objectContaining({
        gameKey: game.key,
        gameName: 'Test game',
        period,
        status: 0,
        dice: null,
        count: 2,
        stakeMinor: 2_000,
        returnMinor: null,
        secondsToDraw: 60,
      }),
    ]);
    await draw();
    const [slip, ...others] = (await member('slips')).answer!;
    expect(others).toEqual([]);
    expect(slip).toMatchObject({ status: 1, stakeMinor: 2_000, returnMinor: 1_950, secondsToDraw: 0 });
    expect(slip!.dice).toHaveLength(3);
    expect(slip!.settledAt).toBe('2026-11-21 12:01:01');
  });

  test('are told once, however often that is marked, also to a device that has not heard of it', async () => {
    const memberId = await server.newMember(10_000);
    const member = await server.as(memberId);
    await server.place({ memberId, game, period, ...halves });
    await draw();
    const slipIds = (await member('slips')).answer!.map(({ id }) => String(id));
    for (let mark = 0; mark < 2; mark += 1)
      expect(await member('markSlipsTold', { slipIds })).toMatchObject({ code: 200 });
    expect((await member('slips')).answer).toEqual([]);
    expect((await (await server.as(memberId))('slips')).answer).toEqual([]);
  });

  test('are a slip each, of several games and rounds', async () => {
    const memberId = await server.newMember(10_000);
    const member = await server.as(memberId);
    const other = await server.newGame();
    await server.tick();
    await server.place({ memberId, game, period, ...halves });
    await server.place({ memberId, game, period, betTypes: ['3'], stake: 5 });
    await server.place({ memberId, game: other, period, betTypes: ['18'], stake: 5 });
    const slips = (await member('slips')).answer!;
    expect(slips.map(({ gameId, count, stakeMinor }) => [gameId, count, stakeMinor])).toEqual([
      [game.id, 2, 2_000],
      [game.id, 1, 500],
      [other.id, 1, 500],
    ]);
  });

  test('are the member’s own, and only settled ones can be marked', async () => {
    const [memberId, stranger] = [await server.newMember(10_000), await server.newMember(10_000)];
    const member = await server.as(memberId);
    await server.place({ memberId, game, period, ...halves });
    const ids = async () => (await member('slips')).answer!.map(({ id }) => String(id));
    const mine = await ids();
    await member('markSlipsTold', { slipIds: mine });
    await draw();
    await (
      await server.as(stranger)
    )('markSlipsTold', { slipIds: mine });
    expect(await ids()).toEqual(mine);
    expect((await (await server.as(stranger))('slips')).answer).toEqual([]);
  });

  test('refuse visitors, and marks that name nothing', async () => {
    const visitor = await server.as(null);
    expect(await visitor('slips')).toMatchObject({ code: 401 });
    expect(await visitor('markSlipsTold', { slipIds: ['1'] })).toMatchObject({ code: 401 });
    const member = await server.as(await server.newMember());
    for (const slipIds of [[], ['x'], Array.from({ length: 101 }, (_, n) => String(n))])
      expect(await member('markSlipsTold', { slipIds })).toMatchObject({ code: 401 });
  });

  test('end a week after they were placed, and their marks with them', async () => {
    const memberId = await server.newMember(10_000);
    const member = await server.as(memberId);
    await server.place({ memberId, game, period, ...halves });
    await draw();
    const slipIds = (await member('slips')).answer!.map(({ id }) => String(id));
    await member('markSlipsTold', { slipIds });
    server.later(8 * 86_400_000);
    const again = await server.as(memberId);
    expect((await again('slips')).answer).toEqual([]);
    await removeOldMarks(server.database, server.now());
    const marks = await sql`SELECT FROM slips_told`.execute(server.database.reader);
    expect(marks.rows).toEqual([]);
  });

  test('can be read for many members at once, for a push message', async () => {
    const members = [await server.newMember(10_000), await server.newMember(10_000)];
    for (const memberId of members) await server.place({ memberId, game, period, ...halves });
    await draw();
    const wanted = { memberIds: members, since: slipsSince(server.now()) };
    const slips = await selectSlipsToTell(server.database.reader, wanted);
    expect(slips.map(({ memberId, status }) => [memberId, status])).toEqual(members.map((id) => [id, 1]));
  });
});

test('order records say what was placed together, with odds and return, and name a bet on a sum', async () => {
  const memberId = await server.newMember(10_000);
  const member = await server.as(memberId);
  await server.place({ memberId, game, period, betTypes: ['10', 'bi', 'sm'], stake: 10 });
  const read = async () => (await member('orders')).answer!;
  const open = await read();
  expect(new Set(open.map(({ slipId }) => slipId)).size).toBe(1);
  expect(open.map(({ betName, odds, returnMinor }) => [betName, odds, returnMinor]).toReversed()).toEqual([
    ['Sum 10', 7.8, null],
    ['Big', 1.95, null],
    ['Small', 1.95, null],
  ]);
  expect(open[0]).toMatchObject({ gameKey: game.key, gameId: game.id, betType: 'sm' });
  await draw();
  const [small, big] = await read();
  expect([small!.returnMinor, big!.returnMinor].toSorted()).toEqual([0, 1_950]);
});

test('order records show the last slip as a whole', async () => {
  const memberId = await server.newMember(1_000_000);
  const betTypes = Array.from({ length: 16 }, (_, n) => String(n + 3));
  for (let slip = 0; slip < 7; slip += 1) await server.place({ memberId, game, period, betTypes, stake: 1 });
  expect((await (await server.as(memberId))('orders')).answer).toHaveLength(112);
});
