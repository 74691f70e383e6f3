import { setGameOpen } from './operations';
import { createTestServer, ordersOf, roundOf, type TestServer, noon } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
});
afterAll(() => server.close());

const tickAt = (time: string) => {
  server.setTime(`2026-11-21T${time}Z`);
  return server.tick();
};

describe('closing a game in the middle of a round (D01, D34)', () => {
  test('takes no further order, and settles those that are there from the round’s own beacon', async () => {
    const game = await server.newGame();
    const memberId = await server.newMember(100_000);
    await tickAt('12:00:00');
    const round = { memberId, game, period: '20261121-0721' };
    await server.place({ ...round, betTypes: ['bi', 'sm'], stake: 100 });
    const before = (await roundOf(server, game, round.period))!;
    await server.closeGame(game);
    expect(await roundOf(server, game, round.period)).toEqual(before);
    await expect(server.place({ ...round, betTypes: ['bi'], stake: 100 })).rejects.toMatchObject({
      key: 'gameClosed',
    });
    await tickAt('12:01:01');
    const { beacon_round, odds, release_hash } = before;
    expect(await roundOf(server, game, round.period)).toMatchObject({
      status: 'settled',
      beacon_round,
      odds,
      release_hash,
    });
    expect((await ordersOf(server, memberId)).map(({ status }) => status).sort()).toEqual([1, 2]);
    expect(await server.balance(memberId)).toBe(100_000 - 20_000 + 19_500);
  });

  test('opened again, the game goes on with the next number', async () => {
    const game = await server.newGame();
    await tickAt('13:00:00');
    await server.closeGame(game);
    await tickAt('13:02:00');
    expect(await roundOf(server, game, '20261121-0783')).toBeUndefined();
    await setGameOpen(server.database, {
      key: game.key,
      open: true,
      operator: 'ana',
      now: server.now(),
      logKey: server.logKey,
    });
    await tickAt('13:02:01');
    expect(await roundOf(server, game, '20261121-0783')).toMatchObject({ status: 'open', number: 2 });
  });
});
