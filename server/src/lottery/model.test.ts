import fc from 'fast-check';
import { type BetType, publicOdds, winningBets } from '@members/contract';
import type { Dice } from '../draws';
import { reconcile } from '../ledger';
import type { Refusal } from '../i18n/refusal';
import type { GameRow } from './gameStore';
import { slotAt, type Slot } from './schedule';
import { createTestServer, ordersOf, roundOf, type TestServer, noon } from '../../testing';

/** What a reader of the rules expects, kept without the database: balances, orders, keys. */
interface Model {
  balances: number[];
  open: { member: number; period: string; betType: BetType; stakeMinor: number }[];
  keys: Map<string, string>;
  played: number[];
  won: number[];
}

type Operation =
  | { do: 'place'; member: number; betTypes: BetType[]; stake: number; key: number | null }
  | { do: 'placeAgain' }
  | { do: 'wait'; seconds: number };

const members = 3;
const startMinor = 50_000;
const limitMinor = 2_000_000;

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      member: fc.nat({ max: members - 1 }),
      betTypes: fc.uniqueArray(fc.constantFrom<BetType>('bi', 'sm', 'si', 'do', '3', '10', '11', '18'), {
        minLength: 1,
        maxLength: 4,
      }),
      stake: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constantFrom(250, 500)),
      key: fc.option(fc.nat({ max: 3 })),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'placeAgain' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 70 }) }),
  },
);

/** How often each outcome came up, so that a run without some of them is no proof. */
const outcomes = new Map<string, number>();

/** Longer and more sequences, and a seed to repeat, come from the environment. */
const length = Number(process.env.PROPERTY_LENGTH) || 30;
const seed = Number(process.env.PROPERTY_SEED) || Math.floor(Math.random() * 2 ** 31);

let server: TestServer;
beforeAll(async () => {
  process.stdout.write(`model of the lottery: PROPERTY_SEED=${seed}\n`);
  server = await createTestServer({ time: noon, chunkSize: 3 });
});
afterAll(() => server.close());

describe('any sequence of orders and time (D01, D03, D30, D31)', () => {
  it('leaves balances, orders and reports as the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: length, maxLength: length }), async (operations) => {
        const game = await server.newGame({ maxPayoutMinor: limitMinor });
        const ids = await Promise.all(Array.from({ length: members }, () => server.newMember(startMinor)));
        const zeros = () => Array.from({ length: members }, () => 0);
        const model: Model = {
          balances: ids.map(() => startMinor),
          open: [],
          keys: new Map(),
          played: zeros(),
          won: zeros(),
        };
        await server.tick();
        let last: Extract<Operation, { do: 'place' }> | undefined;
        for (const each of operations) {
          if (each.do === 'place') last = each;
          if (each.do === 'wait') await wait(each.seconds, { game, model });
          else if (last) await place(last, { game, ids, model });
        }
        await wait(70, { game, model });
        await compare(game, ids, model);
        await server.closeGame(game);
      }),
      {
        numRuns: Number(process.env.PROPERTY_RUNS) || 12,
        seed,
      },
    );
    expect(server.errors).toEqual([]);
    expect([...outcomes.keys()].sort()).toEqual([
      'aboveLimit',
      'insufficientForOrder',
      'keyReused',
      'periodClosed',
      'placed',
      'replayed',
    ]);
  }, 10_800_000);
});

/** Moves the clock and settles the model's orders of drawn rounds. */
async function wait(seconds: number, { game, model }: { game: GameRow; model: Model }): Promise<void> {
  server.setTime(new Date(server.now().getTime() + seconds * 1000));
  await server.tick();
  const periods = [...new Set(model.open.map(({ period }) => period))];
  const rounds = await Promise.all(periods.map((period) => roundOf(server, game, period)));
  for (const order of [...model.open]) {
    const round = rounds.find((each) => each?.period === order.period);
    if (round?.status !== 'settled') continue;
    model.open.splice(model.open.indexOf(order), 1);
    model.played[order.member]! += order.stakeMinor;
    if (!winningBets(round.dice as unknown as Dice).includes(order.betType)) continue;
    const payout = Math.round((order.stakeMinor * publicOdds[order.betType]) / 100);
    model.balances[order.member]! += payout;
    model.won[order.member]! += payout;
  }
}

async function place(
  order: Extract<Operation, { do: 'place' }>,
  { game, ids, model }: { game: GameRow; ids: number[]; model: Model },
): Promise<void> {
  const { member, betTypes, stake } = order;
  const slot = slotAt(game, server.now());
  const expected = predict(order, { slot, model });
  outcomes.set(expected, (outcomes.get(expected) ?? 0) + 1);
  const key = order.key === null ? undefined : `key-${order.key}`;
  const placed = server.place({ memberId: ids[member]!, game, period: slot.period, betTypes, stake, key });
  const outcome = await placed.then(
    () => 'placed',
    (error: Refusal) => error.key,
  );
  expect([outcome, order]).toEqual([expected === 'replayed' ? 'placed' : expected, order]);
  if (expected !== 'placed') return;
  if (key) model.keys.set(`${member}/${key}`, inputOf(order, slot.period));
  model.balances[member]! -= stake * 100 * betTypes.length;
  for (const betType of betTypes)
    model.open.push({ member, period: slot.period, betType, stakeMinor: stake * 100 });
}

const inputOf = (order: { betTypes: BetType[]; stake: number }, period: string) =>
  `${period} ${order.stake} ${order.betTypes.join()}`;

function predict(
  order: Extract<Operation, { do: 'place' }>,
  { slot, model }: { slot: Slot; model: Model },
): string {
  const used = model.keys.get(`${order.member}/key-${order.key}`);
  if (used !== undefined) return used === inputOf(order, slot.period) ? 'replayed' : 'keyReused';
  if (server.now() >= slot.closesAt) return 'periodClosed';
  if (order.betTypes.some((type) => order.stake * publicOdds[type] > limitMinor)) return 'aboveLimit';
  const total = order.stake * 100 * order.betTypes.length;
  return model.balances[order.member]! < total ? 'insufficientForOrder' : 'placed';
}

async function compare(game: GameRow, ids: number[], model: Model): Promise<void> {
  for (const [member, id] of ids.entries()) {
    expect(await server.balance(id)).toBe(model.balances[member]);
    expect(await server.lottery.report(id)).toEqual({
      playMinor: model.played[member],
      rechargeMinor: startMinor,
      bonusMinor: 0,
      withdrawalMinor: 0,
      winMinor: model.won[member],
    });
    const open = (await ordersOf(server, id)).filter(({ status }) => status === 0);
    expect(open).toHaveLength(model.open.filter((order) => order.member === member).length);
  }
  expect(await reconcile(server.database.reader)).toMatchObject({ discrepancies: [], entriesMinor: 0 });
  const rounds = await server.database.reader
    .selectFrom('rounds')
    .select('number')
    .where('game_id', '=', game.id)
    .orderBy('number')
    .execute();
  expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index + 1));
}
