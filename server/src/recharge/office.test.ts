import type { PaymentNotice } from '../payments';
import { reconcile } from '../reconciliation';
import { takePaymentNotice } from './takePaymentNotice';
import { createReceivedPayments } from './receivedPayments';
import {
  createTestOffice,
  createTestServer,
  noon,
  type TestOffice,
  type TestSandbox,
  type TestServer,
} from '../../testing';

let server: TestServer & TestSandbox;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
  office = await createTestOffice(server);
});
afterAll(async () => {
  expect(await differences()).toEqual([]);
  await office.close();
  await server.close();
});

const differences = async () => {
  const { beacon, logKey, database } = server;
  const found = await reconcile({
    ...{ reader: database.reader, providers: [server.provider], beacon, logKey, now: server.now() },
    ...{ days: 7, roundDays: null },
  });
  // Members of other tests hold money of a provider named cash.
  return found.filter((difference) => !difference.includes('is of cash'));
};
const tell = (notice: Partial<PaymentNotice>, provider = 'sandbox') =>
  takePaymentNotice(server, {
    provider,
    notice: { reference: 'none', outcome: 'paid', amountMinor: 10_000, currency: 'XTS', ...notice },
  });
const open = async () => (await office.call('payments', {})).answer.rows;
const twoDo = async (call: 'creditPayment' | 'returnPayment' | 'returnReceived', params: object) => {
  const { proposal } = await office.call(call, { reason: 'looked at', ...params } as never);
  return office.call('confirmProposal', { id: proposal! }, { name: 'bob' });
};

/** A recharge of 100.00 that waits. */
async function waiting(balanceMinor = 0) {
  const member = await server.signUp({ balanceMinor });
  const payUrl = await server.recharge(member, '100');
  const { rows } = (await office.call('recharges', { memberId: member.memberId })).answer;
  return { member, payUrl, ...rows[0]! };
}

describe('recharges in the office (OFC-21)', () => {
  it('are found by what is known of them, newest first, every page of them once', async () => {
    const one = await waiting();
    await server.choose(one.payUrl, 'pay');
    const day = server.now().toISOString().slice(0, 10);
    const found = async (filter: object) =>
      (await office.call('recharges', filter)).answer.rows.map(({ id }) => id);
    for (const filter of [
      { id: one.id },
      { reference: one.reference },
      { memberId: one.memberId, state: 'paid' },
      { memberId: one.memberId, day },
      { memberId: one.memberId, amountMinor: 10_000 },
    ])
      expect(await found(filter)).toEqual([one.id]);
    for (const filter of [{ state: 'failed' }, { day: '2001-01-01' }, { amountMinor: 1 }])
      expect(await found({ memberId: one.memberId, ...filter })).toEqual([]);
    expect(await found({ after: String(one.id) })).not.toContain(one.id);
  });

  it('show what the provider said and what was booked', async () => {
    const { id, payUrl, amountMinor } = await waiting();
    await server.choose(payUrl, 'pay');
    expect((await office.call('recharge', { id })).answer).toMatchObject({
      state: 'paid',
      notices: [{ outcome: 'paid', effect: 'credited', amountMinor }],
      bookings: [{ kind: 'recharge', amountMinor }],
      refund: null,
      uncoveredMinor: 0,
      canReturn: true,
    });
    expect((await office.call('recharge', { id: 99_999_999 })).refusal?.key).toBe('missing');
  });
});

describe('a payment that matches no recharge (OFC-22)', () => {
  it.each([
    ['amount', { amountMinor: 9_999 }],
    ['currency', { currency: 'EUR' }],
  ] as const)('is on record once with its %s, however often its notice comes', async (why, change) => {
    const { reference, id, member } = await waiting();
    for (let times = 0; times < 3; times += 1) expect(await tell({ reference, ...change })).toBe('mismatch');
    const mine = (await open()).filter((payment) => payment.reference === reference);
    expect(mine).toMatchObject([{ kind: 'unmatched', why, rechargeId: id, state: 'open' }]);
    expect(await server.balance(member)).toBe(0);
    expect((await office.call('payment', { id: mine[0]!.id })).answer).toMatchObject({
      asked: { amountMinor: 10_000, currency: 'XTS', memberId: member.memberId },
      notices: [{}, {}, {}],
      bookings: why === 'amount' ? [{ kind: 'received', amountMinor: 9_999 }] : [],
    });
    await twoDo('returnPayment', { id: mine[0]!.id, handReference: 'bank 7' });
  });

  it('of a reference that nobody knows is credited to a member by two operators, once', async () => {
    const member = await server.signUp();
    await tell({ reference: 'nobody knows', amountMinor: 2_500 });
    const { id } = (await open()).find(({ reference }) => reference === 'nobody knows')!;
    const credit = { id, memberId: member.memberId };
    expect((await twoDo('creditPayment', credit)).status).toBe(200);
    expect((await twoDo('creditPayment', credit)).refusal?.key).toBe('paymentSettled');
    expect(await server.balance(member)).toBe(2_500);
    const log = (await server.call('moneyLog', { page: 1, limit: 9 }, { session: member })).answer!;
    expect(log.lines).toMatchObject([{ kind: 'Recharge', amountMinor: 2_500, reference: 'nobody knows' }]);
    const { messages } = (await server.call('messages', undefined, { session: member })).answer!;
    expect(messages[0]).toMatchObject({ kind: 'message', name: 'Your payment was credited' });
    const settled = (await office.call('payments', { settled: 'yes' })).answer.rows;
    expect(settled[0]).toMatchObject({ id, state: 'credited', memberId: member.memberId });
  });

  it('is told from a repeated notice by what the provider calls it, and goes back', async () => {
    const { reference, member, payUrl } = await waiting();
    expect(await tell({ reference, payment: 'p1' })).toBe('credited');
    await server.choose(payUrl, 'pay');
    expect(await tell({ reference, payment: 'p1' })).toBe('nothing');
    expect(await tell({ reference, payment: 'p2' })).toBe('twice');
    const { id, why } = (await open()).find((payment) => payment.reference === reference)!;
    expect(why).toBe('twice');
    expect((await twoDo('returnPayment', { id, handReference: 'bank 8' })).status).toBe(200);
    expect(await server.balance(member)).toBe(10_000);
  });

  it('is not credited against the member’s own limit or pause, nor to who has closed the account', async () => {
    await tell({ reference: 'held', amountMinor: 7_000 });
    const { id } = (await open()).find(({ reference }) => reference === 'held')!;
    const limited = await server.signUp();
    await server.call('setLimit', { kind: 'depositDay', points: 50 }, { session: limited });
    const credit = (memberId: number) => twoDo('creditPayment', { id, memberId });
    expect((await credit(limited.memberId)).refusal?.key).toBe('memberLimit');
    const closed = await server.signUp();
    await server.database.owner.transaction((transaction) =>
      transaction
        .updateTable('members')
        .set({ closed_at: server.now(), username: `closed-${closed.memberId}` })
        .where('id', '=', closed.memberId)
        .execute(),
    );
    expect((await credit(closed.memberId)).refusal?.key).toBe('memberClosed');
    expect((await credit(99_999_999)).refusal?.key).toBe('missing');
    expect((await office.call('payment', { id })).answer.state).toBe('open');
    expect((await twoDo('returnPayment', { id, handReference: 'bank 9' })).status).toBe(200);
  });

  it('waits for a provider that can’t send back now, and is asked again', async () => {
    await tell({ reference: 'gone', amountMinor: 300 });
    const { id } = (await open()).find(({ reference }) => reference === 'gone')!;
    expect((await twoDo('returnPayment', { id })).status).toBe(200);
    expect((await office.call('payment', { id })).answer.state).toBe('returning');
    const asked: unknown[] = [];
    const provider = { ...server.provider, refundPayment: async (of: unknown) => void asked.push(of) };
    await createReceivedPayments({ ...server, providers: [provider] }).advance();
    expect(asked).toEqual([{ reference: 'gone', amountMinor: 300, currency: 'XTS' }]);
    expect((await office.call('payment', { id })).answer.state).toBe('returned');
  });

  it('in another currency than the books can only go back', async () => {
    await tell({ reference: 'euros', currency: 'EUR' });
    const { reference } = await waiting();
    await tell({ reference, currency: 'EUR' });
    const { id } = (await open()).find((payment) => payment.reference === reference)!;
    const member = await server.signUp();
    expect((await twoDo('creditPayment', { id, memberId: member.memberId })).refusal?.key).toBe(
      'otherCurrency',
    );
    for (const row of (await open()).filter(({ currency }) => currency === 'EUR'))
      await twoDo('returnPayment', { id: row.id, handReference: 'bank 10' });
  });

  it('stands beside received recharges, which go back by two operators', async () => {
    const { member, payUrl, id } = await waiting();
    await server.call('pausePlay', { length: 'day' }, { session: member });
    await server.choose(payUrl, 'pay');
    expect(await open()).toContainEqual(expect.objectContaining({ kind: 'received', id, why: null }));
    expect((await twoDo('returnReceived', { id })).status).toBe(200);
    expect((await office.call('recharge', { id })).answer.state).toBe('returned');
    expect((await twoDo('returnReceived', { id })).refusal?.key).toBe('notReceived');
  });
});

describe('a recharge that goes back after it was credited (OFC-23)', () => {
  const refund = (id: number, change: object = {}) =>
    office.call('refundRecharge', { id, cause: 'refund-asked', houseMinor: 0, reason: 'asked', ...change });
  const paid = async () => {
    const recharge = await waiting();
    await server.choose(recharge.payUrl, 'pay');
    return recharge;
  };

  it('is taken from the balance, sent back by the provider and told to the member, once', async () => {
    const { id, member } = await paid();
    expect((await refund(id)).status).toBe(200);
    expect(await server.balance(member)).toBe(0);
    expect((await office.call('recharge', { id })).answer).toMatchObject({
      state: 'refunded',
      refund: { cause: 'refund-asked', memberMinor: 10_000, houseMinor: 0, state: 'done' },
      steps: [{ operator: 'ana', action: 'recharge refunded' }],
    });
    expect((await refund(id)).refusal?.key).toBe('notRefundable');
    const record = (await server.call('recharges', undefined, { session: member })).answer![0];
    expect(record).toMatchObject({ status: 3, state: 'returned', statusText: 'Credited, then sent back' });
    const report = (await server.call('report', undefined, { session: member })).answer!;
    expect(report.rechargeMinor).toBe(0);
    const { messages } = (await server.call('messages', undefined, { session: member })).answer!;
    expect(messages[0]!.text).toContain('You asked for it');
  });

  it('is refused where the balance does not cover it, unless the operator says what the house bears', async () => {
    const { id, member } = await paid();
    await office.call('correctBalance', {
      ...{ memberId: member.memberId, kind: 'correction', amountMinor: -4_000, reason: 'credited-twice' },
      key: crypto.randomUUID(),
    });
    const shown = (await office.call('recharge', { id })).answer;
    expect(shown).toMatchObject({ balanceMinor: 6_000, uncoveredMinor: 4_000 });
    expect((await refund(id)).refusal).toMatchObject({
      key: 'refundUncovered',
      values: { balance: '60.00', missing: '40.00' },
    });
    const chargeback = { cause: 'chargeback', houseMinor: 4_000 };
    expect((await refund(id, chargeback)).refusal?.key).toBe('handReferenceNeeded');
    expect((await refund(id, { ...chargeback, handReference: 'case 17' })).status).toBe(200);
    expect(await server.balance(member)).toBe(0);
    expect((await office.call('recharge', { id })).answer.refund).toMatchObject({
      ...{ memberMinor: 6_000, houseMinor: 4_000, handReference: 'case 17', state: 'done' },
    });
  });

  it('takes two operators from the set amount on', async () => {
    const member = await server.signUp();
    await server.choose(await server.recharge(member, '600'), 'pay');
    const { rows } = (await office.call('recharges', { memberId: member.memberId })).answer;
    const { id } = rows[0]!;
    const { proposal } = await refund(id);
    expect(await server.balance(member)).toBe(60_000);
    await office.call('confirmProposal', { id: proposal! }, { name: 'bob' });
    expect(await server.balance(member)).toBe(0);
  });

  it('of many at once happens once', async () => {
    const { id, member } = await paid();
    const done = await Promise.all([1, 2, 3].map(() => refund(id)));
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await server.balance(member)).toBe(0);
  });
});
