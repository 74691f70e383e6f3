import { calls, decodeData, readShape } from '@members/contract';
import { createReturns, returnsOf } from './returns';
import type { GameRow } from './gameStore';
import { createTestServer, type TestServer, noon } from '../../testing';

let server: TestServer;
let game: GameRow;
let memberId: number;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  game = await server.newGame();
  memberId = await server.newMember(1_000_000);
});
afterAll(() => server.close());

async function play(minute: number, betTypes: string[], stake: number) {
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 12, minute, seconds));
  server.setTime(at(0));
  await server.tick();
  const period = `20261121-0${721 + minute}`;
  await server.place({ memberId, game, period, betTypes, stake });
  server.setTime(at(60));
  await server.tick();
}
const returns = () => createReturns({ database: server.database })(game.key);

describe('the measured return of a game (D30)', () => {
  it('is empty before the first settled order', async () => {
    expect(await returns()).toEqual({
      orders: 0,
      rounds: 0,
      stakesMinor: 0,
      payoutsMinor: 0,
      expectedPercent: 0,
      returnPercent: 0,
      lowPercent: 0,
      highPercent: 0,
    });
  });

  it('has no spread where the bets of a round cover every outcome alike', async () => {
    await play(0, ['bi', 'sm'], 10);
    const measured = await returns();
    expect(measured).toMatchObject({ orders: 2, rounds: 1, stakesMinor: 2000, payoutsMinor: 1950 });
    expect(measured.returnPercent).toBeCloseTo(97.5, 10);
    expect(measured.expectedPercent).toBeCloseTo(97.5, 10);
    expect([measured.lowPercent, measured.highPercent]).toEqual([
      measured.expectedPercent,
      measured.expectedPercent,
    ]);
  });

  it('takes mean and variance of all orders of a round together, over the 216 outcomes', async () => {
    await play(1, ['bi', '3'], 10);
    await play(2, ['si', '18', '4'], 20);
    const faces = [1, 2, 3, 4, 5, 6];
    const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => a + b + c)));
    const payoutsOf: ((sum: number) => number)[] = [
      () => 1950,
      (sum) => (sum > 10 ? 1950 : 0) + (sum === 3 ? 210_600 : 0),
      (sum) => (sum % 2 === 1 ? 3900 : 0) + (sum === 18 ? 421_200 : 0) + (sum === 4 ? 140_400 : 0),
    ];
    const mean = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length;
    const means = payoutsOf.map((payout) => mean(throws.map(payout)));
    const variances = payoutsOf.map((payout, index) =>
      mean(throws.map((sum) => (payout(sum) - means[index]!) ** 2)),
    );
    const stakes = 2000 + 2000 + 6000;
    const expected = (mean(means) * 3) / stakes;
    const half = (2.576 * Math.sqrt(mean(variances) * 3)) / stakes;
    const measured = await returns();
    expect(measured).toMatchObject({ orders: 7, rounds: 3, stakesMinor: stakes });
    expect(measured.expectedPercent).toBeCloseTo(expected * 100, 8);
    expect(measured.highPercent).toBeCloseTo((expected + half) * 100, 8);
    expect(measured.lowPercent).toBe(0);
  });

  it('is read once a minute', async () => {
    const cached = createReturns({ database: server.database, now: () => server.now() });
    const first = await cached(game.key);
    await play(3, ['bi'], 10);
    expect((await cached(game.key)).orders).toBe(first.orders + 1);
    server.setTime(new Date(server.now().getTime() + 30_000));
    expect(await cached(game.key)).toBe(await cached(game.key));
  });

  it('is public, and refused for a game that does not exist', async () => {
    const answer = await server.send('GET', `/lottery/returns?key=${game.key}`);
    expect(readShape(calls.gameReturns.answer, decodeData(answer.data))).toEqual(await returns());
    const refused = await server.send('GET', '/lottery/returns?key=none');
    expect(refused).toMatchObject({ code: 401, data: '' });
  });
});

it('ends the band at nothing, since no return lies below', () => {
  const sums = { orders: 1, rounds: 1, stakesMinor: 100, payoutsMinor: 0 };
  const { lowPercent, highPercent } = returnsOf({ ...sums, expected216: '21060', variance216: '456000000' });
  expect(lowPercent).toBe(0);
  expect(highPercent).toBeCloseTo(97.5 + (2.576 * Math.sqrt(456_000_000)) / 216, 8);
});
