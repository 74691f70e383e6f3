import type { Session } from '@members/contract';
import { createControl } from '../control';
import { Refusal } from '../i18n/refusal';
import { createRecharges } from './service';
import { insertSite } from '../../testing/content';
import { channel, createTestServer, type TestSandbox, type TestServer, noon } from '../../testing';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
});
afterAll(() => server.close());

const recharge = (session: Session, amount: string, change: { channel?: string; payWay?: string } = {}) =>
  server.call('recharge', { amount, channel, ...change }, { session });
const records = async (session: Session) => (await server.call('recharges', undefined, { session })).answer!;
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
        createdAt: expect.any(String) as string,
        paidAt: null,
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

  it('refuses visitors', async () => {
    expect((await server.call('recharge', { amount: '10', channel })).code).toBe(401);
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
    expect(await records(member)).toMatchObject([{ status: 3, statusText: 'Failed or expired' }]);
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
    expect(below).toMatchObject(refused('Mínimo 20.50'));
    expect((await recharge(member, '20.50')).code).toBe(200);
  });
});
