import type { Session } from '@members/contract';
import { credit, debit } from '.';
import { createTestServer, sessionHeaders, type TestServer } from '../../testing';
import { takeCheckpoint } from './checkpoints';
import { groupOf, kindsOf } from './statement';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-11-20T12:00:00Z' });
});
afterAll(() => server.close());

type Kind = Parameters<typeof groupOf>[0];

/** Books amounts of a member, one for each kind, at a time. */
const book = ({ memberId }: Session, at: string, amounts: Partial<Record<Kind, number>>) =>
  server.database.transaction(async (transaction) => {
    for (const [kind, amountMinor] of Object.entries(amounts) as [Kind, number][]) {
      const movement = { kind, memberId, amountMinor: Math.abs(amountMinor), now: new Date(at) };
      if (amountMinor > 0) await credit(transaction, movement);
      else await debit(transaction, movement);
    }
  });
const read = (session: Session, month: string, more: object = {}) =>
  server.call('statement', { month, page: 1, ...more }, { session });

async function played() {
  const member = await server.signUp();
  await book(member, '2026-09-03T10:00:00Z', { bonus: 100_000, recharge: 20_000 });
  await book(member, '2026-10-31T23:59:59Z', { order: -5_000 });
  await book(member, '2026-11-01T00:00:00Z', { win: 9_750, withdrawal: -30_000, withdrawalRefund: 30_000 });
  return member;
}

describe('a month of the account (REP-07)', () => {
  it('begins with what the month before ended with, and its lines lead from one to the other', async () => {
    const member = await played();
    const [september, october, november] = await Promise.all(
      ['2026-09', '2026-10', '2026-11'].map(async (month) => (await read(member, month)).answer!),
    );
    expect([september, october, november].map((month) => [month!.openingMinor, month!.closingMinor])).toEqual(
      [
        [0, 120_000],
        [120_000, 115_000],
        [115_000, 124_750],
      ],
    );
    expect(november!.closingMinor).toBe(await server.balance(member));
    expect(november!.lines.map(({ group, amountMinor }) => [group, amountMinor])).toEqual([
      ['withdrawal', 30_000],
      ['withdrawal', -30_000],
      ['win', 9_750],
    ]);
    expect(november!.sums).toEqual({ recharge: 0, bonus: 0, order: 0, win: 9_750, withdrawal: 0 });
  });

  it('has one group alone where it is asked for, and fifty lines at a time', async () => {
    const member = await server.signUp();
    for (let count = 0; count < 52; count += 1)
      await book(member, '2026-11-02T00:00:00Z', { bonus: 100 + count });
    await book(member, '2026-11-02T00:00:00Z', { win: 1 });
    const first = (await read(member, '2026-11', { group: 'bonus' })).answer!;
    expect(first.lines).toHaveLength(50);
    expect(first.lines[0]!.amountMinor).toBe(151);
    const rest = (await read(member, '2026-11', { group: 'bonus', page: 2 })).answer!;
    expect(rest.lines.map(({ amountMinor }) => amountMinor)).toEqual([101, 100]);
    expect([first.hasMore, rest.hasMore]).toEqual([true, false]);
  });

  it.each(['', '2026', '2026-13', '2026-11-01', 'november'])('refuses the month %j', async (month) => {
    const member = await server.signUp();
    expect(await read(member, month)).toMatchObject({ code: 401, message: 'Invalid value' });
    const asked = { of: 'money', month: month || 'x' } as const;
    expect((await server.call('exportHistory', asked, { session: member })).code).toBe(401);
  });

  it('is the member’s own, and no visitor’s', async () => {
    await played();
    const other = (await read(await server.signUp(), '2026-11')).answer!;
    expect(other).toMatchObject({ openingMinor: 0, closingMinor: 0, lines: [] });
    expect((await server.call('statement', { month: '2026-11', page: 1 })).code).toBe(401);
  });

  it('goes out as CSV, of the month and the group, in plain decimals', async () => {
    const member = await played();
    const url = '/api/control/history?of=money&month=2026-11&group=withdrawal';
    const { body: csv } = await server.app.inject({ url, headers: sessionHeaders(member) });
    const amounts = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(2, 4).join(' '));
    expect(amounts).toEqual(['Withdrawal -300', 'Withdrawal refund 300']);
  });
});

describe('what a bonus is (LIFE-09)', () => {
  const kinds: readonly Kind[] = [
    'recharge',
    'bonus',
    'order',
    'win',
    'orderRefund',
    'withdrawal',
    'withdrawalRefund',
    'rechargeRefund',
    'correction',
  ];

  it('is one group of the whole: every kind of entry is in exactly one', () => {
    for (const kind of kinds)
      expect(Object.values(kindsOf).filter((group) => group.includes(kind))).toHaveLength(1);
    expect(kinds.filter((kind) => groupOf(kind) === 'bonus')).toEqual(['bonus', 'correction']);
  });

  it('is the same to balance, report and statement: they come to each other', async () => {
    const member = await played();
    const report = (await server.call('report', undefined, { session: member })).answer!;
    expect(report).toMatchObject({ bonusMinor: 100_000, rechargeMinor: 20_000 });
    const months = await Promise.all(
      ['2026-09', '2026-10', '2026-11'].map(async (month) => (await read(member, month)).answer!.sums.bonus),
    );
    expect(months.reduce((sum, bonus) => sum + bonus, 0)).toBe(report.bonusMinor);
    const { bonusMinor, rechargeMinor, winMinor, playMinor, withdrawalMinor } = report;
    expect(bonusMinor! + rechargeMinor + winMinor - playMinor - withdrawalMinor).toBe(
      await server.balance(member),
    );
  });
});

// The last: what is booked before a checkpoint's time comes after none.
describe('once checkpoints stand for what was before', () => {
  it('a month is the same', async () => {
    const member = await played();
    await book(member, '2026-11-05T00:00:00Z', { win: 100 });
    const before = (await read(member, '2026-11')).answer;
    await takeCheckpoint(server.database.owner, { leastHours: 0 });
    await book(member, '2026-12-10T00:00:00Z', { win: 7 });
    expect((await read(member, '2026-11')).answer).toEqual(before);
    expect((await read(member, '2026-12')).answer).toMatchObject({
      openingMinor: before!.closingMinor,
      closingMinor: before!.closingMinor + 7,
    });
  });
});
