import type { Refusal } from '../i18n/refusal';
import type { GameRow } from './gameStore';
import { checkOrder } from './placement';
import {
  createTestServer,
  newKey,
  onTheWire,
  ordersOf,
  roundOf,
  type TestOrder,
  type TestServer,
  noon,
} from '../../testing';

let server: TestServer;
let game: GameRow;
const period = '20261121-0721';

beforeAll(async () => {
  server = await createTestServer({ time: noon });
  game = await server.newGame({ maxPayoutMinor: 2_000_000 });
  await server.tick();
});
afterAll(() => server.close());

const refusalOf = (placed: Promise<unknown>) =>
  placed.then(
    () => 'placed',
    (error: Refusal) => error.key ?? error,
  );
const order = (memberId: number, rest: Partial<TestOrder> = {}): TestOrder => ({
  memberId,
  game,
  period,
  betTypes: ['bi'],
  stake: 10,
  ...rest,
});
const request = (memberId: number, rest: { stake?: number; betTypes?: string[]; period?: string } = {}) => ({
  betTypes: ['bi', '11'] as ['bi', '11'],
  stake: 50,
  gameId: game.id,
  memberId,
  period,
  ...(rest as object),
});

describe('placing an order (call 12, D31, VAL-06)', () => {
  it('takes stake times options, down to exactly zero, and books one order per option', async () => {
    const memberId = await server.newMember(10_000);
    const call = await server.as(memberId);
    expect(await call('placeOrder', request(memberId))).toMatchObject({
      code: 200,
      message: '',
      answer: { count: 2, totalMinor: 10_000 },
    });
    expect(await server.balance(memberId)).toBe(0);
    const { answer } = await call('orders');
    expect(answer!.map((row) => [row.betName, row.status, row.stakeMinor, row.dice])).toEqual([
      ['Sum 11', 0, 5000, null],
      ['Big', 0, 5000, null],
    ]);
    const log = await call('moneyLog', { page: 1, limit: 10 });
    expect(log.answer!.lines.map((line) => [line.kind, line.amountMinor])).toEqual([
      ['Order', -5000],
      ['Order', -5000],
      ['Recharge', 10_000],
    ]);
  });

  it('refuses one cent short, in the member’s language, and takes nothing', async () => {
    const memberId = await server.newMember(9999);
    const call = await server.as(memberId);
    expect(await call('placeOrder', request(memberId))).toEqual({
      code: 401,
      message: 'insufficient balance, contact customer service to recharge',
      answer: null,
    });
    const korean = await call('placeOrder', request(memberId), { lang: 'ko_ko' });
    expect(korean.message).toContain('잔액이 부족합니다');
    expect(await server.balance(memberId)).toBe(9999);
    expect(await ordersOf(server, memberId)).toEqual([]);
  });

  it('refuses a visitor', async () => {
    const visitor = await server.as(null);
    expect(await visitor('placeOrder', request(1))).toMatchObject({ code: 401, message: '鉴权错误' });
  });

  it.each([
    ['wrong amount', { money: '0', item: '' }],
    ['wrong amount', { money: '', item: 'bi' }],
    ['wrong amount', { money: '1.5' }],
    ['wrong amount', { money: '-5' }],
    ['wrong amount', { money: '1e3' }],
    ['Please choose a number', { item: '' }],
    ['Please choose a number', { item: 'bi,bi' }],
    ['Please choose a number', { item: 'bi,2' }],
    ['Please choose a number', { item: '19' }],
    ['Please choose a number', { item: '', money: '' }],
    ['Illegal request', { mid: '1' }],
    ['Please contact the administrator to request this task', { lid: '999' }],
    ['Period closed', { expect: '20261121-0720' }],
    ['Period closed', { expect: '' }],
  ])('answers "%s" to %j', async (message, fields) => {
    const memberId = await server.newMember(10_000);
    const call = await server.as(memberId);
    const wire = { item: 'bi', money: '5', lid: String(game.id), mid: String(memberId), expect: period };
    expect(await call('placeOrder', onTheWire({ ...wire, ...fields }))).toMatchObject({ code: 401, message });
    expect(await server.balance(memberId)).toBe(10_000);
  });

  it('refuses a stake whose win would exceed the published limit, naming the largest one (D30)', async () => {
    const memberId = await server.newMember(100_000_000);
    expect(await refusalOf(server.place(order(memberId, { betTypes: ['3'], stake: 94 })))).toBe('placed');
    const call = await server.as(memberId);
    const above = await call('placeOrder', request(memberId, { betTypes: ['bi', '3'], stake: 95 }));
    expect(above).toMatchObject({ code: 401, message: 'Above the limit for this option: at most 94' });
    expect(await refusalOf(server.place(order(memberId, { stake: 999_999_999_999_999 })))).toBe('aboveLimit');
    expect(await ordersOf(server, memberId)).toHaveLength(1);
  });

  it('checks 0, then options, then the amount, as the screen does (D33)', () => {
    const check = (stake: number, betTypes: string[]) => {
      try {
        checkOrder({ ...request(1), sessionMemberId: 1, stake, betTypes, idempotencyKey: null });
        return 'fine';
      } catch (error) {
        return (error as Refusal).key;
      }
    };
    expect(check(0, [])).toBe('wrongAmount');
    expect(check(NaN, [])).toBe('chooseNumber');
    expect(check(NaN, ['bi'])).toBe('wrongAmount');
    expect(check(1, ['bi'])).toBe('fine');
  });
});

describe('fifty orders at once (API-08)', () => {
  it.each([1, 2, 3])('covered once: exactly one is accepted over HTTP (%i)', async () => {
    const memberId = await server.newMember(10_000);
    const call = await server.as(memberId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('placeOrder', request(memberId))),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ message }) => message))).toEqual(
      new Set(['insufficient balance, contact customer service to recharge']),
    );
    expect(await server.balance(memberId)).toBe(0);
    expect(await ordersOf(server, memberId)).toHaveLength(2);
  });

  it.each([10_000, 1_000_000])(
    'with one key have one effect and one answer (balance %i)',
    async (balance) => {
      const memberId = await server.newMember(balance);
      const call = await server.as(memberId);
      const headers = { 'idempotency-key': newKey() };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => call('placeOrder', request(memberId), headers)),
      );
      for (const { code, answer } of answers)
        expect([code, answer]).toEqual([200, { count: 2, totalMinor: 10_000 }]);
      expect(await server.balance(memberId)).toBe(balance - 10_000);
      expect(await ordersOf(server, memberId)).toHaveLength(2);
    },
  );

  it('of many members on one round all succeed', async () => {
    const members = await Promise.all(Array.from({ length: 25 }, () => server.newMember(2000)));
    const placed = members.flatMap((memberId) => [1, 2].map(() => refusalOf(server.place(order(memberId)))));
    expect(new Set(await Promise.all(placed))).toEqual(new Set(['placed']));
    for (const memberId of members) expect(await server.balance(memberId)).toBe(0);
  });
});

describe('an idempotency key (call 12)', () => {
  it('with another stake, option or period is refused', async () => {
    const memberId = await server.newMember(10_000);
    const key = newKey();
    await server.place(order(memberId, { key }));
    for (const other of [{ stake: 11 }, { betTypes: ['sm'] }, { period: '20261121-0722' }])
      expect(await refusalOf(server.place(order(memberId, { key, ...other })))).toBe('keyReused');
    expect(await server.balance(memberId)).toBe(9000);
  });

  it('of another member is another key', async () => {
    const key = newKey();
    const members = [await server.newMember(1000), await server.newMember(1000)];
    for (const memberId of members) await server.place(order(memberId, { key }));
    expect(await Promise.all(members.map((memberId) => server.balance(memberId)))).toEqual([0, 0]);
  });

  it('stays free after a refusal', async () => {
    const memberId = await server.newMember(1000);
    const key = newKey();
    expect(await refusalOf(server.place(order(memberId, { key, stake: 11 })))).toBe('insufficientForOrder');
    expect(await refusalOf(server.place(order(memberId, { key, stake: 10 })))).toBe('placed');
  });

  it('answers its first answer also after the period closed', async () => {
    const own = await createTestServer({ ownDatabase: true, time: noon });
    const ownGame = await own.newGame();
    await own.tick();
    const memberId = await own.newMember(1000);
    const first = { memberId, game: ownGame, period, betTypes: ['bi'], stake: 10, key: newKey() };
    const answer = await own.place(first);
    own.setTime('2026-11-21T12:00:55Z');
    expect(await own.place(first)).toEqual(answer);
    expect(await refusalOf(own.place({ ...first, key: newKey() }))).toBe('periodClosed');
    expect(await own.balance(memberId)).toBe(0);
    await own.close();
  });
});

describe('the closing race', () => {
  it('leaves no order in a round that was placed after its close, and none unsettled', async () => {
    const own = await createTestServer({ ownDatabase: true, beaconPeriodMs: 100 });
    const short = { roundMs: 1000, closeLeadMs: 500, beaconDelayMs: 100 };
    const ownGame = await own.newGame(short);
    const members = await Promise.all(Array.from({ length: 8 }, () => own.newMember(1_000_000)));
    let accepted = 0;
    let refused = 0;
    let running = true;
    const bettors = members.map(async (memberId) => {
      while (running) {
        const { nextPeriod } = await own.lottery.gameState(ownGame.key, 'en_us');
        const outcome = await refusalOf(
          own.place({ memberId, game: ownGame, period: nextPeriod, betTypes: ['bi'], stake: 1 }),
        );
        if (outcome === 'placed') accepted += 1;
        else refused += 1;
        expect(['placed', 'periodClosed']).toContain(outcome);
      }
    });
    const enough = () => accepted > 50 && refused > 50;
    for (const least = Date.now() + 2500; Date.now() < least || !enough();) await own.tick();
    running = false;
    await Promise.all(bettors);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await own.tick();

    const orders = await own.database.reader
      .selectFrom('orders')
      .innerJoin('rounds', (join) =>
        join.onRef('rounds.game_id', '=', 'orders.game_id').onRef('rounds.period', '=', 'orders.period'),
      )
      .select([
        'orders.placed_at',
        'rounds.closes_at',
        'rounds.closed_at',
        'orders.status',
        'rounds.status as round',
      ])
      .execute();
    expect(orders).toHaveLength(accepted);
    expect(orders.filter((row) => row.placed_at >= row.closes_at)).toEqual([]);
    expect(orders.filter((row) => row.status === 0)).toEqual([]);
    expect(own.errors).toEqual([]);
    await own.close();
  });
});

test('a round of this file is still open, so every refusal above had another reason', async () => {
  expect((await roundOf(server, game, period))!.status).toBe('open');
});
