import { sql } from 'kysely';
import type { PaymentProvider } from '../payments';
import { createReview } from '../withdrawals';
import { reconcile, reconcileDaily } from '.';
import {
  createTestServer,
  firstPeriod,
  fundPassword,
  type TestSandbox,
  type TestServer,
  noon,
} from '../../testing';

let server: TestServer & TestSandbox;
beforeEach(async () => {
  server = await createTestServer({ time: noon, sandbox: true, checkBooks: false });
});
afterEach(() => server.close());

const differences = (provider: PaymentProvider = server.provider) =>
  reconcile({
    reader: server.database.reader,
    ...{ providers: [provider], beacon: server.beacon, now: server.now(), days: 7 },
    logKey: server.logKey,
  });
/** Runs a statement that the product itself never runs. */
const tamper = (statement: ReturnType<typeof sql>) =>
  server.database.owner.transaction((transaction) => statement.execute(transaction));

/** A day with a recharge of every outcome and a withdrawal in every state. */
async function busyDay() {
  const member = await server.signUp({ card: true });
  await server.choose(await server.recharge(member, '100'), 'pay');
  for (const action of ['pay', 'fail', 'expire'] as const)
    await server.choose(await server.recharge(member, '50'), action);
  const review = createReview(server);
  await review.setRule({ perDay: 10 }, server.act('alice'));
  for (const last of [0, 1, 2, 3, 4]) {
    await server.call('withdraw', { amount: '10', fundPassword }, { session: member });
    const by = { id: (await review.list()).at(-1)!.id, ...server.act('alice') };
    if (last === 4) await review.reject({ ...by, reason: 'No' });
    else for (const step of (['approve', 'send', 'arrive'] as const).slice(0, last)) await review[step](by);
  }
  return member;
}

describe('reconciliation (D03)', () => {
  it('finds nothing after a day with every outcome', async () => {
    await busyDay();
    expect(await differences()).toEqual([]);
  });

  it('finds a balance that was changed without an entry', async () => {
    const member = await busyDay();
    await tamper(
      sql`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE member_id = ${member.memberId}`,
    );
    expect(await differences()).toEqual([
      `The balance of member ${member.memberId} is 110.01, its entries sum to 110.00.`,
    ]);
  });

  it('finds a total of losses that is not what the orders of the day come to', async () => {
    const memberId = await server.newMember(1_000);
    const game = await server.newGame();
    await server.tick();
    await server.place({ memberId, game, period: firstPeriod, betTypes: ['bi'], stake: 10 });
    const before = await differences();
    await tamper(sql`UPDATE play_days SET lost_minor = 0`);
    expect((await differences()).filter((difference) => !before.includes(difference))).toEqual([
      `Member ${memberId} is said to have lost 0.00 on 2026-11-21, the orders of that day come to 10.00.`,
    ]);
  });

  it('finds a withdrawal that is said to have arrived without being booked', async () => {
    await busyDay();
    await tamper(sql`UPDATE withdrawals SET state = 'arrived' WHERE state = 'sent'`);
    expect(await differences()).toEqual([
      '30.00 are held, open withdrawals ask for 20.00.',
      expect.stringMatching(/^Withdrawal \d+ is not booked as its state says\.$/) as string,
      expect.stringMatching(/^Withdrawal \d+ of 10\.00 .* is arrived, and no operator's line/) as string,
    ]);
  });

  it('finds a recharge that is said to be paid without being credited', async () => {
    await busyDay();
    await tamper(
      sql`UPDATE recharges SET status = 'paid', paid_at = ${server.now()} WHERE id = (SELECT max(id) FROM recharges)`,
    );
    expect(await differences()).toEqual([
      expect.stringMatching(/^Recharge \d+ is not booked/) as string,
      expect.stringMatching(/^Recharge \d+ of 50\.00 .* is paid without a notice of sandbox\.$/) as string,
      expect.stringMatching(
        /^sandbox: recharge \d+ of 50\.00 XTS is credited here and expired there$/,
      ) as string,
    ]);
  });

  it('finds what a provider has been paid and this side has not credited, once it is not on its way any more', async () => {
    const member = await server.signUp();
    await server.recharge(member, '50');
    const paid: PaymentProvider = {
      ...server.provider,
      listPayments: async (since) =>
        (await server.provider.listPayments(since)).map((payment) => ({ ...payment, state: 'paid' })),
    };
    expect(await differences(paid)).toEqual([]);
    server.later(11 * 60_000);
    expect(await differences(paid)).toEqual([
      expect.stringMatching(
        /^sandbox: recharge \d+ of 50\.00 XTS is paid there and not credited here$/,
      ) as string,
    ]);
  });

  it('finds payments that only one side knows, or knows with another amount', async () => {
    const member = await server.signUp();
    await server.choose(await server.recharge(member, '50'), 'pay');
    const listing = (change: (listed: Awaited<ReturnType<PaymentProvider['listPayments']>>) => unknown[]) =>
      differences({
        ...server.provider,
        listPayments: async (since) => change(await server.provider.listPayments(since)) as never,
      });
    expect(await listing(() => [])).toEqual([
      expect.stringMatching(/is credited here and not in the list$/) as string,
    ]);
    expect(await listing(([own]) => [own, { ...own, reference: 'theirs' }])).toEqual([
      'sandbox: payment theirs of 50.00 XTS is paid and unknown here',
    ]);
    expect(await listing(([own]) => [{ ...own, amountMinor: 5_001 }])).toEqual([
      expect.stringMatching(/is 50\.00 XTS here and 50\.01 XTS there$/) as string,
    ]);
  });

  it('finds that a list can’t be had, and a notice that fitted no recharge', async () => {
    const down = { ...server.provider, listPayments: () => Promise.reject(new Error('down')) };
    expect(await differences(down)).toEqual(["The list of sandbox can't be had: down"]);
    await tamper(sql`
      INSERT INTO payment_notices (provider, reference, outcome, amount_minor, currency, effect, received_at)
      VALUES ('sandbox', 'theirs', 'paid', 5000, 'XTS', 'unknown', ${server.now()})`);
    expect(await differences()).toEqual([
      'sandbox: a notice tells of payment theirs of 50.00 XTS, which is unknown here.',
    ]);
  });
});

test('once a day: differences and faults are told, and it stops', async () => {
  const told: string[] = [];
  let runs = 0;
  const daily = reconcileDaily({
    reconcile: async () => {
      runs += 1;
      if (runs === 2) throw new Error('no database');
      return [`difference ${runs}`];
    },
    onDifference: (difference) => told.push(difference),
    onError: (error, what) => told.push(`${what}: ${(error as Error).message}`),
    firstAfterMs: 1,
    everyMs: 1,
  });
  while (told.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
  await daily.stop();
  const after = runs;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(runs).toBe(after);
  expect(told.slice(0, 3)).toEqual(['difference 1', 'reconciliation: no database', 'difference 3']);
});
