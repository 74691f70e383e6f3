import type { LimitKind, Session } from '@members/contract';
import { createControl } from '../control';
import { balanceOf, receivedAccount, returnPayment } from '../ledger';
import type { PaymentNotice, PaymentProvider } from '../payments';
import { reconcile } from '../reconciliation';
import { rechargeReference } from './credit';
import { createReceivedPayments } from './receivedPayments';
import { takePaymentNotice } from './takePaymentNotice';
import { violationOf } from '../../testing/lanePartitions';
import { createTestOffice, createTestServer, type TestSandbox, type TestServer } from '../../testing';

const minute = 60_000;
const hour = 60 * minute;
const monday = '2026-11-16T10:00:00Z';

let server: TestServer & TestSandbox;
beforeEach(async () => {
  server = await createTestServer({ time: monday, sandbox: true });
});
afterEach(async () => {
  expect(await differences()).toEqual([]);
  await server.close();
});

const differences = () =>
  reconcile({
    ...{ reader: server.database.reader, providers: [server.provider], beacon: server.beacon },
    ...{ now: server.now(), logKey: server.logKey, days: 7 },
  });
const control = () => createControl(server);
const received = (provider: PaymentProvider = server.provider) =>
  createReceivedPayments({
    ...{ database: server.database, now: server.now, providers: [provider] },
    onError: (error) => server.errors.push(error),
  });
const records = async (session: Session, language: 'en_us' | 'zh_cn' = 'en_us') =>
  (await server.call('recharges', undefined, { session, language })).answer!;
const newest = async (session: Session) => (await records(session))[0]!;
const giveBack = (session: Session, id: number) => server.call('returnPayment', { id }, { session });
const limit = (session: Session, amountMinor: number, kind: LimitKind = 'depositDay') =>
  control().setLimit(session.memberId, kind, amountMinor);

/** A recharge that waits, and a way to say what the provider says of it. */
async function waiting(session: Session, amount: number) {
  const payUrl = await server.recharge(session, String(amount));
  const { id, reference } = await server.database.reader
    .selectFrom('recharges')
    .select(['id', 'reference'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const notice = (outcome: PaymentNotice['outcome'] = 'paid') =>
    takePaymentNotice(server, {
      provider: 'sandbox',
      notice: { reference, outcome, amountMinor: amount * 100, currency: 'XTS' },
    });
  return { id, payUrl, notice, pay: (action: 'pay' | 'payLate' = 'pay') => server.choose(payUrl, action) };
}

/** What is in the account of received payments. */
const inWaiting = async () => {
  const { sum } = await server.database.reader
    .selectFrom('entries')
    .where('account_id', '=', receivedAccount)
    .select((row) => row.fn.coalesce(row.fn.sum<number>('amount_minor'), row.lit(0)).as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
};

describe('a deposit limit and payments that come late (CTRL-01, decision 79)', () => {
  it('credits what fits, and keeps what comes too late out of the balance until there is room', async () => {
    const member = await server.signUp();
    await limit(member, 110_000);
    const late = await waiting(member, 700);
    server.later(31 * minute);
    const inTime = await waiting(member, 700);
    await inTime.pay();
    await late.pay('payLate');
    expect(await server.balance(member)).toBe(70_000);
    expect(await inWaiting()).toBe(70_000);
    expect(await newest(member)).toMatchObject({ status: 2, received: null });
    expect((await records(member))[1]).toMatchObject({
      status: 1,
      statusText: 'Received, not credited yet',
      paidAt: '2026-11-16 10:31:00',
      received: {
        returnable: true,
        note: 'It would go past the recharge limit you set. It is credited when there is room again, from 2026-11-17 00:00:00 UTC.',
      },
    });
    await received().advance();
    expect(await server.balance(member)).toBe(70_000);
    server.setTime('2026-11-17T00:00:01Z');
    await received().advance();
    await received().advance();
    expect(await server.balance(member)).toBe(140_000);
    expect((await records(member))[1]).toMatchObject({ status: 2, statusText: 'Paid', received: null });
  });

  it('a late payment leaves the room to a recharge that may still be paid in time', async () => {
    const member = await server.signUp();
    await limit(member, 10_000);
    const late = await waiting(member, 60);
    server.later(31 * minute);
    const inTime = await waiting(member, 60);
    expect(await late.notice()).toBe('received');
    expect(await inTime.notice('failed')).toBe('failed');
    await received().advance();
    expect(await server.balance(member)).toBe(6_000);
    await late.pay('payLate');
  });

  it('of two notices at once exactly what fits is credited, however often they come', async () => {
    const member = await server.signUp();
    await limit(member, 10_000);
    const payments = [];
    for (let each = 0; each < 4; each += 1) {
      payments.push(await waiting(member, 40));
      server.later(31 * minute);
    }
    const effects = await Promise.all(payments.flatMap(({ notice }) => [notice(), notice(), notice()]));
    const counted = (effect: string) => effects.filter((each) => each === effect).length;
    expect([counted('credited'), counted('received'), counted('nothing')]).toEqual([2, 2, 8]);
    expect(await server.balance(member)).toBe(8_000);
    expect(await inWaiting()).toBe(8_000);
    server.setTime('2026-11-17T00:00:01Z');
    await Promise.all([received().advance(), received().advance(), received().advance()]);
    expect(await server.balance(member)).toBe(16_000);
    for (const { pay } of payments) await pay('payLate');
  });

  it('credits what a raise of the limit makes room for, and says so where the limit itself is too low', async () => {
    const member = await server.signUp();
    const late = await waiting(member, 50);
    await limit(member, 1_000);
    await late.pay();
    const { received: kept } = await newest(member);
    expect(kept!.note).toMatch(/^It is more than the recharge limit you set\./);
    await control().setLimit(member.memberId, 'depositDay', null);
    server.later(25 * hour);
    await control().confirmRaise(member.memberId, 'depositDay');
    await received().advance();
    expect(await server.balance(member)).toBe(5_000);
  });
});

describe('a pause and payments that come in it (CTRL-03, decision 79)', () => {
  it('keeps a payment out of play until the pause is over', async () => {
    const member = await server.signUp();
    const payment = await waiting(member, 25);
    await control().pause(member.memberId, 'day');
    await payment.pay();
    expect(await server.balance(member)).toBe(0);
    expect((await newest(member)).received!.note).toBe(
      'You paused play. It is credited when the pause ends, at 2026-11-17 10:00:00 UTC.',
    );
    expect((await records(member, 'zh_cn'))[0]!.received!.note).toContain('2026-11-17 10:00:00 UTC');
    server.later(24 * hour);
    await received().advance();
    expect(await server.balance(member)).toBe(2_500);
  });

  it('sends a payment back by itself where the member has ended play for good', async () => {
    const member = await server.signUp();
    const payment = await waiting(member, 25);
    await control().pause(member.memberId, 'permanent');
    await payment.pay();
    await received().advance();
    await received().advance();
    expect(await newest(member)).toMatchObject({ status: 3, statusText: 'Sent back', received: null });
    expect([await server.balance(member), await inWaiting()]).toEqual([0, 0]);
  });
});

describe('asking for a payment back (D04)', () => {
  /** A payment of 25.00 that came in a pause. */
  async function paidInPause() {
    const member = await server.signUp();
    const payment = await waiting(member, 25);
    await control().pause(member.memberId, 'day');
    await payment.pay();
    return { member, ...payment };
  }

  it('sends it back to where it came from at once, and once', async () => {
    const { member, id, notice } = await paidInPause();
    const answers = await Promise.all([giveBack(member, id), giveBack(member, id), giveBack(member, id)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await newest(member)).toMatchObject({ status: 3, statusText: 'Sent back' });
    expect(await notice()).toBe('nothing');
    server.later(25 * hour);
    await received().advance();
    expect([await server.balance(member), await inWaiting()]).toEqual([0, 0]);
  });

  it('is refused for what is credited, for another member’s, and where there is none', async () => {
    const { member, id } = await paidInPause();
    const other = await server.signUp();
    const notFound = { code: 401, message: 'Not found' };
    expect(await giveBack(other, id)).toMatchObject(notFound);
    expect(await giveBack(member, id + 1)).toMatchObject(notFound);
    server.later(25 * hour);
    await received().advance();
    expect(await giveBack(member, id)).toMatchObject({
      code: 401,
      message: 'This payment is in your balance already',
    });
    expect(await server.balance(member)).toBe(2_500);
  });

  it('is not credited any more once it was asked for, and goes as soon as the provider answers', async () => {
    const { member, id } = await paidInPause();
    const down = { ...server.provider, refundPayment: () => Promise.reject(new Error('down')) };
    await received(down).giveBack({ id, memberId: member.memberId });
    expect(server.errors.splice(0)).toEqual([new Error('down')]);
    expect(await newest(member)).toMatchObject({ status: 1, statusText: 'On its way back' });
    server.later(25 * hour);
    await received().advance();
    expect(await newest(member)).toMatchObject({ status: 3, statusText: 'Sent back' });
    expect(await server.balance(member)).toBe(0);
  });

  it('is an operator’s act where the provider can’t: listed, and booked with a line in the log', async () => {
    const { member, id } = await paidInPause();
    const { refundPayment: _, ...provider } = server.provider;
    await expect(received(provider).giveBack({ id, memberId: member.memberId })).rejects.toMatchObject({
      key: 'notFound',
    });
    await received(provider).advance();
    const office = await createTestOffice(server);
    const { rows } = (await office.call('payments', {})).answer;
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'received', id, amountMinor: 2_500 }));
    const sentBack = { id, handReference: 'bank 17', reason: 'by bank' };
    const returned = async () => {
      const { proposal } = await office.call('returnReceived', sentBack);
      return (await office.call('confirmProposal', { id: proposal! }, { name: 'bob' })).refusal?.key;
    };
    await server.provider.refundPayment!({ ...(await providerPayment(id)) });
    expect(await returned()).toBeUndefined();
    expect(await returned()).toBe('notReceived');
    const { rows: lines } = (await office.call('logLines', { kind: 'payment returned' })).answer;
    const details = { memberId: member.memberId, amount: '25.00', handReference: 'bank 17' };
    expect(lines).toMatchObject([{ operator: 'bob', subject: `recharge ${id}`, details }]);
    await office.close();
    expect(await inWaiting()).toBe(0);
  });

  it('the ledger itself refuses to credit and to return one payment', async () => {
    const { member, id } = await paidInPause();
    await giveBack(member, id);
    const again = server.database.transaction((transaction) =>
      returnPayment(transaction, {
        memberId: member.memberId,
        amountMinor: 2_500,
        reference: rechargeReference(id),
        now: server.now(),
      }),
    );
    await expect(again).rejects.toMatchObject(violationOf('transfers_once'));
    expect(await balanceOf(server.database.reader, member.memberId)).toBe(0);
  });
});

/** A recharge as its provider knows it. */
const providerPayment = (id: number) =>
  server.database.reader
    .selectFrom('recharges')
    .select(['reference', 'amount_minor as amountMinor', 'currency'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
