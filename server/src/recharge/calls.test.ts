import type { Session } from '@members/contract';
import type { Updateable } from 'kysely';
import { createControl } from '../control';
import { Refusal } from '../i18n/refusal';
import { createRecharges } from './service';
import type { Tables } from '../database';
import { inTwo, insertSite } from '../../testing/content';
import { channel, createTestServer, type TestSandbox, type TestServer, noon } from '../../testing';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
});
afterAll(() => server.close());

const recharge = (session: Session, amount: string, change: { channel?: string; payWay?: string } = {}) =>
  server.call('recharge', { amount, channel, ...change }, { session });
const records = async (session: Session) => (await server.call('recharges', undefined, { session })).answer!;
const setChannel = (change: Updateable<Tables['recharge_channels']>) =>
  server.database.transaction((transaction) =>
    transaction.updateTable('recharge_channels').set(change).where('name', '=', channel).execute(),
  );
const refused = (message: string) => ({ code: 401, message });

describe('asking for a recharge (call 39, RECH-06, D03)', () => {
  it('leads to the provider’s page in the member’s language and credits nothing', async () => {
    const member = await server.signUp();
    const { answer } = await server.call(
      'recharge',
      { amount: '100.5', channel },
      { session: member, language: 'ko_ko' },
    );
    expect(answer!.payUrl).toMatch(/^http:\/\/localhost:\d+\/pay\/[\w-]{22}\?lang=ko_ko$/);
    const page = await (await fetch(answer!.payUrl)).text();
    expect(page).toContain('100.50 XTS');
    expect(page).toContain('결제하기');
    expect(await server.balance(member)).toBe(0);
    expect(await records(member)).toEqual([
      {
        status: 1,
        statusText: 'Waiting for payment',
        amountMinor: 10_050,
        description: channel,
        createdAt: '2026-11-21 12:00:00',
        paidAt: null,
        reference: answer!.reference,
        state: 'waiting',
        expiresAt: '2026-11-21 12:30:00',
        settledAt: null,
        received: null,
      },
    ]);
  });

  it.each(['0', '0.00', '', '-5', '1.234', 'ten', '1e3', '1,000', ' 5', '99999999999'])(
    'refuses the amount %j (VAL-07)',
    async (amount) => {
      const member = await server.signUp();
      expect(await recharge(member, amount)).toMatchObject(refused('wrong amount'));
      expect(await records(member)).toEqual([]);
    },
  );

  it('refuses an amount outside of the channel’s limits, with the limit (RECH-10)', async () => {
    const member = await server.signUp();
    await setChannel({ min_minor: 1_000, max_minor: 5_000 });
    expect(await recharge(member, '9.99')).toMatchObject(refused('Minimum $10.00'));
    expect(await recharge(member, '50.01')).toMatchObject(refused('Maximum $50.00'));
    expect(await records(member)).toEqual([]);
    for (const amount of ['10', '50']) expect((await recharge(member, amount)).code).toBe(200);
    await setChannel({ min_minor: null, max_minor: null });
  });

  it('is shown in the records by the channel’s label in the member’s language (RECH-10)', async () => {
    const member = await server.signUp();
    await setChannel({ label: inTwo('Bank card', '카드') });
    await recharge(member, '10');
    const { answer } = await server.call('recharges', undefined, { session: member, language: 'ko_ko' });
    expect(answer![0]!.description).toBe('카드');
    await setChannel({ label: null });
    expect((await records(member))[0]!.description).toBe(channel);
  });

  it('leads a second request with the same key to the first one’s payment, and refuses it with other values', async () => {
    const [member, other] = [await server.signUp(), await server.signUp()];
    const attempt = (session: Session, amount: string) =>
      server.call('recharge', { amount, channel }, { session, headers: { 'idempotency-key': 'attempt-1' } });
    const [first, second] = await Promise.all([attempt(member, '10'), attempt(member, '10')]);
    expect(first.answer).not.toBeNull();
    expect(second.answer).toEqual(first.answer);
    expect(await records(member)).toHaveLength(1);
    expect(await attempt(member, '20')).toMatchObject(
      refused('This request was already used with other values'),
    );
    expect((await attempt(other, '10')).answer).not.toEqual(first.answer);
  });

  it('refuses a channel or a way to pay that there is not', async () => {
    const member = await server.signUp();
    const unavailable = refused('Channel unavailable');
    expect(await recharge(member, '10', { channel: 'Another' })).toMatchObject(unavailable);
    expect(await recharge(member, '10', { payWay: 'Another' })).toMatchObject(unavailable);
  });

  it('takes a request without a way to pay as one by Mexicopay (API-09)', async () => {
    expect((await recharge(await server.signUp(), '10', { payWay: '' })).code).toBe(200);
  });

  it('refuses visitors', async () => {
    expect((await server.call('recharge', { amount: '10', channel })).code).toBe(401);
  });
});

describe('a payment is known by its own order number (LIFE-04)', () => {
  const begin = async (member: Session) => (await recharge(member, '10')).answer!;
  const resume = (session: Session, reference: string | null) =>
    server.call('continuePayment', { reference: reference! }, { session });
  const stateOf = async (member: Session, reference: string | null) =>
    (await records(member)).find((record) => record.reference === reference)!;

  it('a new one waits, whatever became of the one before', async () => {
    const member = await server.signUp();
    const [first, second] = [await begin(member), await begin(member)];
    expect(second.reference).not.toBe(first.reference);
    await server.choose(first.payUrl, 'pay');
    expect(await stateOf(member, first.reference)).toMatchObject({
      state: 'paid',
      settledAt: '2026-11-21 12:00:00',
    });
    expect(await stateOf(member, second.reference)).toMatchObject({ state: 'waiting', settledAt: null });
  });

  it('one that waits goes on at the same payment, until it is paid', async () => {
    const member = await server.signUp();
    const { payUrl, reference } = await begin(member);
    expect((await resume(member, reference)).answer).toEqual({ payUrl });
    await server.choose(payUrl, 'pay');
    expect(await resume(member, reference)).toMatchObject(
      refused('This payment can no longer be continued. Begin a new one'),
    );
  });

  it('one of another member, or of nobody, is not found; a visitor is refused', async () => {
    const { reference } = await begin(await server.signUp());
    const other = await server.signUp();
    expect(await resume(other, reference)).toMatchObject(refused('Not found'));
    expect(await resume(other, '')).toMatchObject(refused('Not found'));
    expect((await server.call('continuePayment', { reference: reference! })).code).toBe(401);
  });

  it('failed and expired are two states', async () => {
    const member = await server.signUp();
    const [failed, expired, late] = [await begin(member), await begin(member), await begin(member)];
    await server.choose(failed.payUrl, 'fail');
    await server.choose(expired.payUrl, 'expire');
    expect(await stateOf(member, failed.reference)).toMatchObject({ status: 3, state: 'failed' });
    expect(await stateOf(member, expired.reference)).toMatchObject({ status: 3, statusText: 'Expired' });
    server.later(30 * 60_000);
    expect(await stateOf(member, late.reference)).toMatchObject({ status: 3, state: 'expired' });
    expect((await resume(member, late.reference)).code).toBe(401);
    await server.choose(expired.payUrl, 'payLate');
    expect(await stateOf(member, expired.reference)).toMatchObject({ status: 2, state: 'paid' });
  });
});

describe('deposit limits and pauses (CTRL-01, CTRL-03, decision 15)', () => {
  const control = () => createControl({ database: server.database, now: server.now });

  it('count what is paid and what may still be paid, two at once included', async () => {
    const member = await server.signUp();
    await control().setLimit(member.memberId, 'depositDay', 10_000);
    await server.choose(await server.recharge(member, '40'), 'pay');
    const both = await Promise.all([recharge(member, '60'), recharge(member, '60')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 401]);
    expect(both.find(({ code }) => code === 401)!.message).toMatch(/^This would go past the recharge limit/);
    server.later(30 * 60_000);
    expect((await recharge(member, '60')).code).toBe(200);
  });

  it('refuse new recharges in a pause', async () => {
    const member = await server.signUp();
    await control().pause(member.memberId, 'week');
    expect((await recharge(member, '10')).message).toMatch(/^You paused play/);
  });
});

describe('a provider that can’t be had', () => {
  it('makes the channel unavailable, is told to the operator, and leaves a failed record', async () => {
    const told: string[] = [];
    const recharges = createRecharges({
      database: server.database,
      providers: [{ ...server.provider, createPayment: () => Promise.reject(new Error('down')) }],
      canReturn: () => false,
      now: server.now,
      onError: (error, what) => told.push(`${what}: ${(error as Error).message}`),
    });
    const member = await server.signUp();
    const asked = recharges.create({
      memberId: member.memberId,
      amount: '10',
      channel,
      payWay: 'Mexicopay',
      language: 'en_us',
    });
    await expect(asked).rejects.toEqual(new Refusal('channelUnavailable'));
    expect(told).toEqual(['a payment at sandbox: down']);
    expect(await records(member)).toMatchObject([{ status: 3, state: 'failed', statusText: 'Failed' }]);
  });
});

describe('the least that can be recharged (RECH-09)', () => {
  it('is an operator’s setting, told to the form and refused below in the member’s language', async () => {
    const member = await server.signUp();
    await server.database.transaction((transaction) =>
      insertSite(transaction, { recharge_min_minor: 2_050 }),
    );
    const { answer } = await server.call('siteInfo', undefined);
    expect(answer!.rechargeMinMinor).toBe(2_050);
    const asked = { session: member, language: 'es_spa' } as const;
    const below = await server.call('recharge', { amount: '20.49', channel }, asked);
    expect(below).toMatchObject(refused('Mínimo MEX\u00a020.50'));
    expect((await recharge(member, '20.50')).code).toBe(200);
  });
});
