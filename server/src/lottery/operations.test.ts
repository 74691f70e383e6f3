import { setGameOpen } from './operations';
import { createLotteryRig, ordersOf, roundOf, type LotteryRig } from '../../testing/lottery/rig';

let rig: LotteryRig;
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());

const tickAt = (time: string) => {
  rig.setTime(`2026-11-21T${time}Z`);
  return rig.tick();
};

describe('closing a game in the middle of a round (D01, D34)', () => {
  test('takes no further order, and settles those that are there from the round’s own beacon', async () => {
    const game = await rig.newGame();
    const memberId = await rig.newMember(100_000);
    await tickAt('12:00:00');
    const round = { memberId, game, period: '20261121-0721' };
    await rig.place({ ...round, betTypes: ['bi', 'sm'], stake: 100 });
    const before = (await roundOf(rig, game, round.period))!;
    await rig.closeGame(game);
    expect(await roundOf(rig, game, round.period)).toEqual(before);
    await expect(rig.place({ ...round, betTypes: ['bi'], stake: 100 })).rejects.toMatchObject({
      key: 'gameClosed',
    });
    await tickAt('12:01:01');
    const { beacon_round, odds, release_hash } = before;
    expect(await roundOf(rig, game, round.period)).toMatchObject({
      status: 'settled',
      beacon_round,
      odds,
      release_hash,
    });
    expect((await ordersOf(rig, memberId)).map(({ status }) => status).sort()).toEqual([1, 2]);
    expect(await rig.balance(memberId)).toBe(100_000 - 20_000 + 19_500);
  });

  test('opened again, the game goes on with the next number', async () => {
    const game = await rig.newGame();
    await tickAt('13:00:00');
    await rig.closeGame(game);
    await tickAt('13:02:00');
    expect(await roundOf(rig, game, '20261121-0783')).toBeUndefined();
    await setGameOpen(rig.database, { key: game.key, open: true, operator: 'ana', now: rig.now() });
    await tickAt('13:02:01');
    expect(await roundOf(rig, game, '20261121-0783')).toMatchObject({ status: 'open', number: 2 });
  });
});
