import type { Session } from '@members/contract';
import { heldAccount } from '../ledger';
import { logFault, operations } from '../operatorLog';
import { createReview, type Review } from './review';
import { createTestServer, fundPassword, type TestSandbox, type TestServer, noon } from '../../testing';

let server: TestServer & TestSandbox;
let review: Review;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
  review = createReview(server);
});
afterAll(() => server.close());

const records = async (session: Session) =>
  (await server.call('withdrawals', undefined, { session })).answer!;

async function heldBalance(): Promise<number> {
  const rows = await server.database.reader
    .selectFrom('entries')
    .select('amount_minor as amountMinor')
    .where('account_id', '=', heldAccount)
    .execute();
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** A member who has asked for an amount, and the withdrawal's number. */
async function asked(amount = '100') {
  const member = await server.signUp({ balanceMinor: 1_000_000, card: true });
  await server.call('withdraw', { amount, fundPassword }, { session: member });
  const { id } = (await review.list()).at(-1)!;
  return { member, id };
}

describe('what operators decide about a withdrawal (LIFE-05, STATE-06)', () => {
  it('approved, sent, arrived: what was held leaves the books', async () => {
    const { member, id } = await asked();
    const held = await heldBalance();
    const seen: [number, string][] = [];
    const look = async () => {
      const [record] = await records(member);
      seen.push([record!.status, record!.statusText]);
    };
    await look();
    expect(await review.approve({ id, ...server.act('alice') })).toEqual({ approved: true, by: ['alice'] });
    await look();
    await review.send({ id, ...server.act('alice') });
    await look();
    await review.arrive({ id, ...server.act('bob') });
    await look();
    expect(seen).toEqual([
      [1, 'Under review'],
      [2, 'Approved, being transferred'],
      [2, 'Approved, being transferred'],
      [4, 'Arrived'],
    ]);
    expect(await heldBalance()).toBe(held - 10_000);
    expect(await server.balance(member)).toBe(990_000);
  });

  it.each([
    ['under review', []],
    ['approved', ['approve']],
    ['sent', ['approve', 'send']],
  ] as const)('rejected while %s: the amount is back and the member reads why (D04)', async (_, before) => {
    const { member, id } = await asked();
    for (const step of before) await review[step]({ id, ...server.act('alice') });
    await review.reject({ id, ...server.act('bob'), reason: ' The bank returned it ' });
    expect(await server.balance(member)).toBe(1_000_000);
    expect(await records(member)).toMatchObject([
      { status: 3, statusText: 'Rejected, amount returned', reason: 'The bank returned it' },
    ]);
    const log = (await server.call('moneyLog', { page: 1, limit: 10 }, { session: member })).answer!;
    expect(log.lines[0]).toMatchObject({ kind: 'Withdrawal refund', amountMinor: 10_000 });
    expect((await server.call('report', undefined, { session: member })).answer!.withdrawalMinor).toBe(0);
  });

  it('a rejected one does not count for the day', async () => {
    const { member, id } = await asked();
    await review.reject({ id, ...server.act('bob'), reason: 'No' });
    for (let time = 1; time <= 3; time += 1)
      expect((await server.call('withdraw', { amount: '10', fundPassword }, { session: member })).code).toBe(
        200,
      );
  });

  it('needs a reason for a rejection', async () => {
    const { id } = await asked();
    await expect(review.reject({ id, ...server.act('bob'), reason: ' ' })).rejects.toThrow('needs a reason');
  });

  it('takes no step out of turn', async () => {
    const { id } = await asked();
    const by = { id, ...server.act('alice') };
    await expect(review.send(by)).rejects.toThrow(
      `Withdrawal ${id} is requested; only one that is approved can be sent.`,
    );
    await expect(review.arrive(by)).rejects.toThrow('only one that is sent');
    await review.reject({ ...by, reason: 'No' });
    await expect(review.approve(by)).rejects.toThrow('is rejected');
    await expect(review.reject({ ...by, reason: 'No' })).rejects.toThrow('is rejected');
    await expect(review.approve({ id: 999_999, ...server.act('alice') })).rejects.toThrow(
      'There is no withdrawal 999999.',
    );
  });

  it('returns once what many reject at once, and either pays out or returns', async () => {
    const { member, id } = await asked();
    await review.approve({ id, ...server.act('alice') });
    await review.send({ id, ...server.act('alice') });
    const decisions = await Promise.allSettled([
      ...Array.from({ length: 10 }, (_, n) => review.reject({ id, ...server.act(`op${n}`), reason: 'No' })),
      ...Array.from({ length: 10 }, (_, n) => review.arrive({ id, ...server.act(`op${n}`) })),
    ]);
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [record] = await records(member);
    expect(await server.balance(member)).toBe(record!.status === 3 ? 1_000_000 : 990_000);
  });
});

describe('two operators from the set amount on', () => {
  it('approve one after another, and the same one twice is not two', async () => {
    const { member, id } = await asked('5000');
    expect(await review.approve({ id, ...server.act('alice') })).toEqual({ approved: false, by: ['alice'] });
    expect((await records(member))[0]!.status).toBe(1);
    await expect(review.approve({ id, ...server.act('alice') })).rejects.toThrow('it takes another operator');
    await expect(review.send({ id, ...server.act('alice') })).rejects.toThrow('is requested');
    expect(await review.approve({ id, ...server.act('bob') })).toEqual({
      approved: true,
      by: ['alice', 'bob'],
    });
    expect((await records(member))[0]!.status).toBe(2);
  });

  it('are not needed for a cent less', async () => {
    const { id } = await asked('4999.99');
    expect((await review.approve({ id, ...server.act('alice') })).approved).toBe(true);
  });
});

describe('the rule for everybody’s withdrawals', () => {
  it('is set by an operator, on record, and keeps its order', async () => {
    const before = await review.rule();
    await review.setRule({ minMinor: 2_000, perDay: 5 }, server.act('alice'));
    const { member } = await asked();
    expect((await server.call('withdrawalRule', undefined, { session: member })).answer).toEqual({
      minMinor: 2_000,
      maxMinor: before.maxMinor,
      perDay: 5,
    });
    await expect(review.setRule({ maxMinor: 1 }, server.act('alice'))).rejects.toThrow('below the minimum');
    await review.setRule({ ...before }, server.act('alice'));
  });
});

describe('the operator log', () => {
  const lines = async () => {
    const all = [];
    for await (const line of operations(server.database.reader)) all.push(line);
    return all;
  };

  it('has every step with who, what and why, in one chain, and no card number', async () => {
    const { id } = await asked();
    const before = (await lines()).length;
    const row = await review.show({ id, ...server.act('alice') });
    expect(row.cardNumber).toBe('6222020012345678');
    await review.approve({ id, ...server.act('alice') });
    await review.reject({ id, ...server.act('bob'), reason: 'The bank returned it' });
    const own = (await lines()).slice(before);
    expect(own.map(({ operator, action, subject }) => [operator, action, subject])).toEqual([
      ['alice', 'card number read', `withdrawal ${id}`],
      ['alice', 'withdrawal approved', `withdrawal ${id}`],
      ['bob', 'withdrawal rejected', `withdrawal ${id}`],
    ]);
    expect(JSON.parse(own[2]!.details)).toMatchObject({ state: 'approved', reason: 'The bank returned it' });
    expect(JSON.stringify(await lines())).not.toContain('62220200');
    expect(await logFault(server.database.reader, server.logKey)).toBeNull();
  });

  it('has no line for a step that was refused', async () => {
    const { id } = await asked();
    const before = (await lines()).length;
    await expect(review.send({ id, ...server.act('alice') })).rejects.toThrow();
    expect(await lines()).toHaveLength(before);
  });
});
