import { createTestServer, firstPeriod as period, noon, type TestServer } from '../../testing';
import { selectGame, selectGames } from './gameStore';

let server: TestServer;
beforeAll(async () => (server = await createTestServer({ time: noon })));
afterAll(() => server.close());

test('visitors see of each open game its countdown, last result and stakes, in one read (GAME-05)', async () => {
  const game = await server.newGame();
  const shut = await server.newGame();
  await server.closeGame(shut);
  await server.tick();
  const visitor = await server.as(null);
  const read = async () => (await visitor('gameBoard')).answer!;
  const stakes = { minStake: 1, maxStake: 256_410 };
  expect(await read()).toEqual([
    {
      ...{ id: game.id, nextPeriod: period, lastPeriod: '', secondsToDraw: 60, ...stakes },
      ...{ dice: null, size: '', parity: '' },
    },
  ]);
  server.later(60_500);
  await server.tick();
  const [drawn] = await read();
  expect(drawn).toMatchObject({ nextPeriod: '20261121-0722', lastPeriod: period, secondsToDraw: 60 });
  expect(drawn!.dice).toHaveLength(3);
});

test('live orders are rows of settled orders with masked name, amount, game and time (HOME-07, D02)', async () => {
  const game = await server.newGame();
  await server.tick();
  const memberId = await server.newMember(10_000);
  const { nextPeriod } = await server.lottery.gameState(game.key, 'en_us');
  await server.place({ memberId, game, period: nextPeriod, betTypes: ['bi', 'sm'], stake: 10 });
  const visitor = await server.as(null);
  const read = async () => (await visitor('liveOrders', undefined, { lang: 'ko_ko' })).answer!;
  expect(await read()).toEqual([]);
  server.later(60_000);
  await server.tick();
  const rows = await read();
  expect(rows.map(({ outcome, returnMinor }) => [outcome, returnMinor]).toSorted()).toEqual([
    ['notWon', 0],
    ['won', 1_950],
  ]);
  for (const row of rows)
    expect(row).toMatchObject({
      member: expect.stringMatching(/^..\*\*\*$/),
      gameName: '시험 게임',
      stakeMinor: 1_000,
      settledAt: expect.stringMatching(/^2026-11-21 12:0/),
    });
});

test('visitors see the odds of open games, as the next rounds have them (D05, OFC-68)', async () => {
  for (const { key } of await selectGames(server.database.reader))
    await server.closeGame((await selectGame(server.database.reader, { key }))!);
  const { key } = await server.newGame();
  const visitor = await server.as(null);
  const [game, ...others] = (await visitor('offeredOdds', undefined, { lang: 'ko_ko' })).answer!;
  expect(others).toEqual([]);
  expect(game).toMatchObject({ key, name: '시험 게임' });
  expect(game!.odds).toHaveLength(20);
  expect(game!.odds[0]).toEqual({ type: 'bi', name: '대', odds: 1.95, returnPercent: 97.5 });
});
