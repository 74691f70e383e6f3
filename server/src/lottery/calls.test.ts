import { betTypes } from '@members/contract';
import type { GameRow } from './gameStore';
import { createTestServer, type TestClient, type TestServer, noon } from '../../testing';

let server: TestServer;
let game: GameRow;
let memberId: number;
let member: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  server = await createTestServer({ time: noon });
  game = await server.newGame({ hot: true });
  memberId = await server.newMember(10_000);
  member = await server.as(memberId);
  visitor = await server.as(null);
});
afterAll(() => server.close());

const authError = { code: 401, message: '鉴权错误', answer: null };
const setTime = (time: string) => server.setTime(`2026-11-21T${time}Z`);

describe('lists of games (calls 6-8)', () => {
  it('show visitors the games that are open, in their language, hot ones and classes apart', async () => {
    const cold = await server.newGame({ key: 'cold' });
    const shut = await server.newGame({ key: 'shut', hot: true });
    await server.closeGame(shut);
    const keys = async (asked: Promise<{ answer: { key: string }[] | null }>) =>
      (await asked).answer!.map(({ key }) => key);
    expect(await keys(visitor('games', {}))).toEqual([game.key, cold.key]);
    expect(await keys(visitor('games', { classKey: 'test' }))).toEqual([game.key, cold.key]);
    expect(await keys(visitor('games', { classKey: 'nothing' }))).toEqual([]);
    expect(await keys(visitor('hotGames'))).toEqual([game.key]);
    const classes = (await visitor('gameClasses')).answer!;
    expect(classes.map(({ key }) => key)).toEqual(['test']);
    const korean = await visitor('hotGames', undefined, { lang: 'ko_ko' });
    expect(korean.answer![0]).toEqual({
      id: game.id,
      key: game.key,
      name: '시험 게임',
      iconUrl: '/media/games/test.svg',
    });
  });
});

describe('the state of a game (call 9, D26)', () => {
  it('opens the period of the moment and counts to the close and to the draw', async () => {
    setTime('12:00:12.300');
    const { answer } = await member('gameState', { key: game.key });
    expect(answer).toMatchObject({
      nextPeriod: '20261121-0721',
      lastPeriod: '',
      secondsToDraw: 48,
      secondsToClose: 38,
      dice: null,
      size: '',
      parity: '',
      testBeacon: true,
    });
  });

  it('says that betting is closed in the last ten seconds', async () => {
    setTime('12:00:50');
    const { answer } = await member('gameState', { key: game.key });
    expect(answer).toMatchObject({ nextPeriod: '20261121-0721', secondsToDraw: 10, secondsToClose: 0 });
  });

  it('is never at 0 seconds, and shows the result and the next period at the boundary', async () => {
    setTime('12:00:59.999');
    await server.tick();
    expect((await member('gameState', { key: game.key })).answer).toMatchObject({
      nextPeriod: '20261121-0721',
      secondsToDraw: 1,
      lastPeriod: '',
    });
    setTime('12:01:00');
    const asked = await Promise.all(Array.from({ length: 20 }, () => member('gameState', { key: game.key })));
    for (const { answer } of asked) {
      expect(answer).toMatchObject({ nextPeriod: '20261121-0722', secondsToDraw: 60, secondsToClose: 50 });
      expect(answer).toMatchObject({
        lastPeriod: '20261121-0721',
        size: expect.stringMatching(/^(Big|Small)$/),
      });
      expect(answer!.dice).toHaveLength(3);
    }
  });

  it('refuses visitors, unknown games and closed ones', async () => {
    expect(await visitor('gameState', { key: game.key })).toEqual(authError);
    const message = 'Please contact the administrator to request this task';
    expect(await member('gameState', { key: 'nothing' })).toMatchObject({ code: 401, message });
    expect(await member('gameState', { key: '' })).toMatchObject({ code: 401, message });
    expect(await member('gameState', { key: 'shut' })).toMatchObject({ code: 401, message });
  });
});

describe('results (call 10)', () => {
  it('are the newest twenty, the last one first', async () => {
    for (let minute = 2; minute <= 23; minute += 1) {
      setTime(`12:${String(minute).padStart(2, '0')}:00`);
      await server.tick();
    }
    const { answer } = await member('drawResults', { key: game.key });
    expect(answer).toHaveLength(20);
    expect(answer!.map(({ period }) => period).slice(0, 2)).toEqual(['20261121-0743', '20261121-0742']);
    expect(answer!.every(({ dice, size, parity }) => dice && size && parity)).toBe(true);
  });

  it('are none for a game that does not exist, and not for visitors', async () => {
    expect((await member('drawResults', { key: 'nothing' })).answer).toEqual([]);
    expect(await visitor('drawResults', { key: game.key })).toEqual(authError);
  });
});

describe('odds (call 11, D30)', () => {
  it('are twenty bet types with decimal odds and exact return', async () => {
    const { answer } = await member('odds', { gameId: game.id });
    expect(answer!.map(({ type }) => type)).toEqual([...betTypes]);
    expect(answer![0]).toEqual({
      type: 'bi',
      name: 'Big',
      imageUrl: '/media/options/bi.svg',
      odds: 1.95,
      returnPercent: 97.5,
      maxStake: 256_410,
    });
    expect(answer!.find(({ type }) => type === '6')).toMatchObject({
      name: '6',
      odds: 21.06,
      returnPercent: 97.5,
      maxStake: 23_741,
    });
  });

  it('are none for a game that does not exist, and not for visitors', async () => {
    expect((await member('odds', { gameId: 999 })).answer).toEqual([]);
    expect(await visitor('odds', { gameId: game.id })).toEqual(authError);
  });
});

describe('a member’s own records (calls 22, 23, 38)', () => {
  it('show an order first unopened, then with its result, and the amounts in the report and the money log', async () => {
    setTime('13:00:00');
    await server.tick();
    await server.place({ memberId, game, period: '20261121-0781', betTypes: ['bi', 'sm'], stake: 40 });
    const [unopened] = (await member('orders')).answer!;
    expect(unopened).toEqual({
      id: expect.any(Number),
      iconUrl: '/media/games/test.svg',
      period: '20261121-0781',
      gameName: 'Test game',
      status: 0,
      statusText: 'Unopened',
      dice: null,
      size: '',
      parity: '',
      stakeMinor: 4000,
      betName: 'Small',
      placedAt: '2026-11-21 13:00:00',
      settledAt: '',
      slipId: expect.any(Number),
      gameId: game.id,
      gameKey: game.key,
      betType: 'sm',
      odds: 1.95,
      returnMinor: null,
    });
    expect((await member('report')).answer).toEqual({
      playMinor: 0,
      rechargeMinor: 10_000,
      bonusMinor: 0,
      withdrawalMinor: 0,
      winMinor: 0,
    });

    setTime('13:01:00');
    await server.tick();
    const rows = (await member('orders')).answer!;
    expect(rows.map(({ status }) => status).sort()).toEqual([1, 2]);
    expect(rows[0]!.dice).toHaveLength(3);
    expect(rows.every((row) => row.settledAt === '2026-11-21 13:01:00')).toBe(true);
    expect((await member('report')).answer).toMatchObject({ playMinor: 8000, winMinor: 7800 });
    const log = (await member('moneyLog', { page: 1, limit: 2 })).answer!;
    expect(log).toMatchObject({ total: 4, page: 1, pageSize: 2, lastPage: 2 });
    expect(log.lines[0]).toMatchObject({ kind: 'Win', createdAt: '2026-11-21 13:01:00', amountMinor: 7800 });
    expect(await server.balance(memberId)).toBe(9800);
  });

  it('are nobody else’s', async () => {
    const other = await server.as(await server.newMember());
    expect((await other('orders')).answer).toEqual([]);
    expect((await other('moneyLog', { page: 1, limit: 10 })).answer).toMatchObject({ lines: [], total: 0 });
    expect((await other('report')).answer).toMatchObject({ playMinor: 0, rechargeMinor: 0 });
    for (const call of ['orders', 'report'] as const) expect(await visitor(call)).toEqual(authError);
    expect(await visitor('moneyLog', { page: 1, limit: 10 })).toEqual(authError);
  });
});

describe('live orders (D02)', () => {
  it('are the orders that settled, won and lost alike, newest first, with masked names', async () => {
    const lines = await server.lottery.liveOrders('en_us', 10);
    expect(lines).toHaveLength(2);
    expect(lines).toContain('pl*** won 78.00 K in Test game');
    expect(lines).toContain('pl*** staked 40.00 K in Test game, not won');
    expect(await server.lottery.liveOrders('en_us', 1)).toEqual(lines.slice(0, 1));
    expect((await server.lottery.liveOrders('ko_ko', 10)).join()).toContain('시험 게임');
  });
});
