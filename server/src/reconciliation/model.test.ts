import fc from 'fast-check';
import { balanceOf, moneyLog } from '../ledger';
import {
  channel,
  createWalletModel,
  members,
  startMinor,
  type Operation,
  type Step,
  type WalletModel,
} from '../../testing/walletModel';
import { reconcile } from '.';
import { createTestServer, ordersOf, type TestServer, noon } from '../../testing';
import { makeMonthsUntil } from '../../testing/months';

const which = fc.nat({ max: 7 });
const member = fc.nat({ max: members - 1 });
const amount = fc.integer({ min: 5, max: 200 });
const always = <T extends string>(text: T) => fc.constant(text);

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ do: always('recharge'), member, amount }),
  fc.record({
    do: always('notice'),
    which,
    outcome: fc.constantFrom('paid', 'paid', 'failed', 'expired'),
    off: fc.nat({ max: 5 }).map((number) => number === 0),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: always('withdraw'),
    member,
    amount: fc.oneof(fc.integer({ min: 8, max: 40 }), amount),
    key: fc.option(fc.nat({ max: 2 })),
  }),
  fc.record({
    do: always('decide'),
    which: fc.nat({ max: 2 }),
    steps: fc.constantFrom<Step[]>(
      ['approve', 'send', 'arrive'],
      ['approve', 'send', 'arrive'],
      ['reject'],
      ['approve', 'reject'],
      ['send', 'arrive'],
    ),
  }),
  fc.record({ do: always('bet'), member, stake: fc.integer({ min: 1, max: 60 }) }),
);
/** What happens at the same time, and the seconds that pass afterwards. */
const burst = fc.record({
  together: fc.array(operation, { minLength: 1, maxLength: 6 }),
  seconds: fc.constantFrom(0, 0, 0, 5, 5, 70, 70, 2_000, 2_000, 50_000),
});

/** One sequence with every outcome, so that no run is without one of them. */
const everyOutcome: Operation[] = [
  ...[50, 60, 20].map((each): Operation => ({ do: 'recharge', member: 0, amount: each })),
  { do: 'notice', which: 0, outcome: 'paid', off: false, times: 3 },
  { do: 'notice', which: 1, outcome: 'failed', off: false, times: 1 },
  { do: 'notice', which: 2, outcome: 'paid', off: true, times: 1 },
  { do: 'withdraw', member: 0, amount: 10, key: 0 },
  { do: 'withdraw', member: 0, amount: 11, key: 0 },
  { do: 'decide', which: 0, steps: ['approve', 'send', 'arrive'] },
  { do: 'withdraw', member: 0, amount: 5_000, key: null },
  { do: 'withdraw', member: 0, amount: 12, key: null },
  { do: 'decide', which: 0, steps: ['reject'] },
  ...[13, 14, 15].map((each): Operation => ({ do: 'withdraw', member: 0, amount: each, key: null })),
  { do: 'bet', member: 1, stake: 1 },
];
const oneByOne = everyOutcome.map((each) => ({ together: [each], seconds: 0 }));

const length = Number(process.env.PROPERTY_LENGTH) || 16;
const seed = Number(process.env.PROPERTY_SEED) || Math.floor(Math.random() * 2 ** 31);
const outcomes = new Set<string>();

let server: TestServer;
beforeAll(async () => {
  process.stdout.write(`model of the wallet: PROPERTY_SEED=${seed}\n`);
  server = await createTestServer({ time: noon, ownDatabase: true });
  await server.database.transaction(async (transaction) => {
    await transaction.insertInto('recharge_channels').values({ name: channel, position: 0 }).execute();
    await transaction.insertInto('banks').values({ code: 'B', name: 'Bank', position: 0 }).execute();
  });
});
afterAll(() => server.close());

describe('any interleaving of recharges, notices, withdrawals, decisions and orders (D03, D04)', () => {
  it('keeps the books right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(burst, { minLength: length, maxLength: length }), async (bursts) => {
        const table = await createWalletModel(server, (outcome) => outcomes.add(outcome));
        for (const { together, seconds } of bursts) {
          await Promise.all(together.map(table.play));
          server.setTime(new Date(server.now().getTime() + seconds * 1_000));
          await makeMonthsUntil(server.database.owner, server.now());
          await server.tick();
        }
        await compare(table);
        await clear(table);
      }),
      { examples: [[oneByOne]], endOnFailure: true, numRuns: Number(process.env.PROPERTY_RUNS) || 4, seed },
    );
    expect(server.errors).toEqual([]);
    const fromNotices = ['credited', 'nothing', 'failed', 'mismatch'];
    const fromMembers = ['withdrawn', 'insufficientBalance', 'withdrawalsUsed', 'keyReused', 'placed'];
    const expected = [...fromNotices, ...fromMembers, 'approve', 'arrive', 'reject'];
    expect(expected.filter((outcome) => !outcomes.has(outcome))).toEqual([]);
  }, 1_800_000);
});

/** Notices with another amount, and the providers of earlier sequences. */
const expected = /a notice tells of|no provider of this installation/;

async function compare({ ids, answered, provider }: WalletModel): Promise<void> {
  const { reader } = server.database;
  expect([...answered.credits.values()].filter((times) => times > 1)).toEqual([]);
  const paid = (await provider.listPayments(new Date(0))).filter(({ state }) => state === 'paid');
  expect([...answered.credits.keys()].sort()).toEqual(paid.map(({ reference }) => reference).sort());
  for (const [index, id] of ids.entries()) {
    const recharged = await rechargedBy(id, answered.credits);
    const held = sumOf([...answered.withdrawals.values()].filter((each) => each.member === index));
    const settled = (await ordersOf(server, id)).map((order) => ({ amountMinor: order.payout_minor ?? 0 }));
    const won = sumOf(settled);
    const withdrawalMinor = held - answered.returnedMinor[index]!;
    const balance = startMinor + recharged - withdrawalMinor - answered.stakedMinor[index]! + won;
    expect(await balanceOf(reader, id)).toBe(balance);
    expect(await logSum(id)).toBe(balance);
    expect(await server.lottery.report(id)).toMatchObject({
      rechargeMinor: startMinor + recharged,
      withdrawalMinor,
      winMinor: won,
    });
  }
  const books = await reconcile({
    ...{ reader, providers: [provider], beacon: server.beacon, now: server.now(), days: 30 },
    logKey: server.logKey,
    roundDays: null,
  });
  expect(books.filter((difference) => !expected.test(difference))).toEqual([]);
}

const sumOf = (amounts: readonly { amountMinor: number }[]) =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Sum of the recharges of a member that were said to be credited; all of them stand as paid, and no others. */
async function rechargedBy(memberId: number, credits: WalletModel['answered']['credits']): Promise<number> {
  const rows = await server.database.reader
    .selectFrom('recharges')
    .select(['reference', 'status', 'amount_minor as amountMinor'])
    .where('member_id', '=', memberId)
    .where('provider', '<>', 'cash')
    .execute();
  const credited = rows.filter(({ reference }) => credits.has(reference));
  expect(rows.filter(({ status }) => status === 'paid')).toEqual(credited);
  return sumOf(credited);
}

/** The member's whole money log, page by page. */
async function logSum(memberId: number): Promise<number> {
  let sum = 0;
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const log = await moneyLog(server.database.reader, { memberId, page, limit: 50 });
    sum += sumOf(log.lines);
    lastPage = log.lastPage;
  }
  return sum;
}

/** Closes the table’s game, so that later tables do not wait for its rounds. */
async function clear(table: WalletModel): Promise<void> {
  await server.closeGame(table.game);
}
