import type { Session } from '@members/contract';
import { credit } from '../ledger';
import type { PaymentNotice } from '../payments';
import { rechargeReference } from './credit';
import { takePaymentNotice } from './takePaymentNotice';
import { insertSite } from '../../testing/content';
import { violationOf } from '../../testing/lanePartitions';
import { createTestServer, type TestSandbox, type TestServer, noon } from '../../testing';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
});
afterAll(() => server.close());

const records = async (session: Session) => (await server.call('recharges', undefined, { session })).answer!;

/** A member with one recharge of 100.00 that waits, and a way to say what the provider says. */
async function waiting() {
  const member = await server.signUp();
  const payUrl = await server.recharge(member, '100');
  const { reference } = await server.database.reader
    .selectFrom('recharges')
    .select('reference')
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  const notice = (change: Partial<PaymentNotice> = {}) =>
    takePaymentNotice(server, {
      provider: 'sandbox',
      notice: { reference, outcome: 'paid', amountMinor: 10_000, currency: 'XTS', ...change },
    });
  return { member, payUrl, notice };
}

describe('a notice of the provider (D03, D38, RECH scenario 17)', () => {
  it('credits the balance, shows in the record and the money log, and opens the videos', async () => {
    const { member, payUrl } = await waiting();
    await server.choose(payUrl, 'pay');
    const { answer } = await server.call('member', undefined, { session: member });
    expect(answer).toMatchObject({ balanceMinor: 10_000, fullVideoAccess: true });
    expect(await records(member)).toMatchObject([
      { status: 2, statusText: 'Paid', paidAt: expect.stringMatching(/^2026-11-21 12:0/) as string },
    ]);
    const log = (await server.call('moneyLog', { page: 1, limit: 10 }, { session: member })).answer!;
    expect(log.lines).toMatchObject([{ kind: 'Recharge', amountMinor: 10_000 }]);
  });

  it('opens the videos from the sum of recharges on that the operators set, and never at 0', async () => {
    const setFrom = (full_access_from_minor: number) =>
      server.database.owner.transaction(async (transaction) => {
        await transaction.deleteFrom('site').execute();
        await insertSite(transaction, { full_access_from_minor });
      });
    const isMember = async (session: Session) =>
      (await server.call('member', undefined, { session })).answer!.fullVideoAccess;
    const { member, notice } = await waiting();
    await setFrom(20_000);
    await notice();
    expect(await isMember(member)).toBe(false);
    await server.choose(await server.recharge(member, '100'), 'pay');
    expect(await isMember(member)).toBe(true);
    const other = await waiting();
    await setFrom(0);
    await other.notice();
    expect(await isMember(other.member)).toBe(false);
    await server.database.owner.transaction((transaction) => transaction.deleteFrom('site').execute());
  });

  it('credits once, however often it comes and however many come at once', async () => {
    const { member, notice } = await waiting();
    const effects = await Promise.all(Array.from({ length: 20 }, () => notice()));
    expect(effects.filter((effect) => effect === 'credited')).toHaveLength(1);
    expect(await notice()).toBe('nothing');
    expect(await server.balance(member)).toBe(10_000);
  });

  it('credits a payment that comes after its expiry, or after it was said to have failed', async () => {
    const late = await waiting();
    server.later(40 * 60_000);
    expect(await records(late.member)).toMatchObject([{ status: 3, paidAt: null }]);
    expect(await late.notice()).toBe('credited');
    expect(await records(late.member)).toMatchObject([{ status: 2 }]);

    const failed = await waiting();
    expect(await failed.notice({ outcome: 'failed' })).toBe('failed');
    expect(await records(failed.member)).toMatchObject([{ status: 3 }]);
    expect(await failed.notice()).toBe('credited');
    expect(await failed.notice({ outcome: 'expired' })).toBe('nothing');
    expect(await server.balance(failed.member)).toBe(10_000);
    expect(await records(failed.member)).toMatchObject([{ status: 2 }]);
  });

  it.each([{ amountMinor: 10_001 }, { amountMinor: 9_999 }, { currency: 'USD' }])(
    'credits nothing for %j instead of what was asked for, and keeps it on record',
    async (change) => {
      const { member, notice } = await waiting();
      expect(await notice(change)).toBe('mismatch');
      expect(await server.balance(member)).toBe(0);
      expect(await records(member)).toMatchObject([{ status: 1 }]);
      expect(await notice()).toBe('credited');
    },
  );

  it('is known by its reference only', async () => {
    const { notice } = await waiting();
    expect(await notice({ reference: 'another' })).toBe('unknown');
  });
});

describe('the address of notices', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/payments/sandbox/notice',
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('takes nothing that the provider did not sign', async () => {
    const { member } = await waiting();
    const { reference } = await server.database.reader
      .selectFrom('recharges')
      .select('reference')
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ reference, outcome: 'paid', amountMinor: 10_000, currency: 'XTS' });
    for (const signature of ['', 't=1,v1=', `t=${server.now().getTime()},v1=${'0'.repeat(64)}`])
      expect((await post(body, { 'payment-signature': signature })).statusCode).toBe(401);
    expect(await server.balance(member)).toBe(0);
  });

  it('is there for known providers only', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/payments/another/notice' })).statusCode).toBe(
      404,
    );
  });
});

describe('the ledger itself (D03)', () => {
  it('refuses a second credit of one recharge', async () => {
    const { member, notice } = await waiting();
    await notice();
    const { id } = await server.database.reader
      .selectFrom('recharges')
      .select('id')
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    const again = server.database.transaction((transaction) =>
      credit(transaction, {
        kind: 'recharge',
        memberId: member.memberId,
        amountMinor: 10_000,
        reference: rechargeReference(id),
        now: server.now(),
      }),
    );
    await expect(again).rejects.toMatchObject(violationOf('transfers_once'));
  });
});
