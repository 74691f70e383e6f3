import type { Session } from '@members/contract';
import { createControl } from '../control';
import { createReview } from './review';
import { bank, createTestServer, fundPassword, type TestSandbox, type TestServer, noon } from '../../testing';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
});
afterAll(() => server.close());

const withdraw = (
  session: Session,
  amount: string,
  { password = fundPassword, key }: { password?: string; key?: string } = {},
) =>
  server.call(
    'withdraw',
    { amount, fundPassword: password },
    { session, headers: key ? { 'idempotency-key': key } : {} },
  );
const records = async (session: Session) =>
  (await server.call('withdrawals', undefined, { session })).answer!;
const refused = (message: string) => ({ code: 401, message });
const ready = (balanceMinor = 100_000) => server.signUp({ balanceMinor, card: true });

describe('withdrawing (call 35, WDR-01 to WDR-05, D04)', () => {
  it('takes the amount at once and shows it under review', async () => {
    const member = await ready();
    expect((await withdraw(member, '400.50')).code).toBe(200);
    expect(await server.balance(member)).toBe(59_950);
    expect(await records(member)).toEqual([
      {
        status: 1,
        statusText: 'Under review',
        amountMinor: 40_050,
        reason: '',
        createdAt: '2026-11-21 12:00:00',
        updatedAt: '2026-11-21 12:00:00',
        reference: expect.stringMatching(/^\d+$/) as string,
        bankName: bank.name,
        cardNumber: '****5678',
        approvedAt: null,
        sentAt: null,
      },
    ]);
    const log = (await server.call('moneyLog', { page: 1, limit: 10 }, { session: member })).answer!;
    expect(log.lines[0]).toMatchObject({ kind: 'Withdrawal', amountMinor: -40_050 });
    const report = (await server.call('report', undefined, { session: member })).answer!;
    expect(report.withdrawalMinor).toBe(40_050);
  });

  it('keeps where it goes as it was when it was asked for', async () => {
    const member = await ready();
    await withdraw(member, '10');
    const stored = await server.database.reader
      .selectFrom('withdrawals')
      .select(['bank_code', 'card_number', 'holder'])
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ bank_code: bank.code, holder: 'Ana Maria' });
    expect(server.cardNumbers.open(stored.card_number, member.memberId)).toBe('6222020012345678');
  });

  it('gives all down to the last cent', async () => {
    const member = await ready(12_345);
    expect((await withdraw(member, '123.45')).code).toBe(200);
    expect(await server.balance(member)).toBe(0);
  });

  it.each(['0', '0.00', '', '-5', '1.234', 'all', '1,000'])(
    'refuses the amount %j (VAL-13)',
    async (amount) => {
      expect(await withdraw(await ready(), amount)).toMatchObject(
        refused('Please fill in the correct amount'),
      );
    },
  );

  it('needs a card, the right fund password and the name of the card’s holder (WDR-04, WDR-05, VAL-13)', async () => {
    const cardless = await server.signUp({ balanceMinor: 100_000, fundPassword: true });
    expect(await withdraw(cardless, '10')).toMatchObject(refused('Please set your withdrawal password'));
    const member = await ready();
    expect(await withdraw(member, '10', { password: '' })).toMatchObject(
      refused('Please re-enter a new withdrawal password'),
    );
    for (const password of ['12345', '000000'])
      expect(await withdraw(member, '10', { password })).toMatchObject(refused('Wrong withdrawal password'));
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('members')
        .set({ real_name: 'Another Name' })
        .where('id', '=', member.memberId)
        .execute(),
    );
    expect(await withdraw(member, '10')).toMatchObject(
      refused('The holder must be the name of the account’s owner: Another Name'),
    );
    expect(await server.balance(member)).toBe(100_000);
  });

  it('refuses less than the minimum, more than the maximum and more than the balance (VAL-14)', async () => {
    const member = await ready(6_000_000);
    const rule = (await server.call('withdrawalRule', undefined, { session: member })).answer;
    expect(rule).toEqual({ minMinor: 1_000, maxMinor: 5_000_000, perDay: 3 });
    expect(await withdraw(member, '9.99')).toMatchObject(refused('Minimum $10.00'));
    expect(await withdraw(member, '50000.01')).toMatchObject(refused('Maximum $50,000.00'));
    expect(await withdraw(await ready(1_000), '10.01')).toMatchObject(refused('Insufficient balance'));
  });

  it('refuses one more than the daily count, until the next UTC day', async () => {
    const member = await ready();
    for (let time = 1; time <= 3; time += 1) expect((await withdraw(member, '10')).code).toBe(200);
    expect(await withdraw(member, '10')).toMatchObject(
      refused('Daily limit 3 reached. You can withdraw again from 2026-11-22 00:00:00 UTC'),
    );
    server.later(12 * 3_600_000);
    expect((await withdraw(member, '10')).code).toBe(200);
  });

  it('locks with the fund password after five wrong ones', async () => {
    const member = await ready();
    for (let guess = 1; guess <= 5; guess += 1) await withdraw(member, '10', { password: '000000' });
    expect((await withdraw(member, '10')).message).toMatch(/^Withdrawal password locked/);
  });

  it('asks for no deposit, score or play: it is open in a pause and with a score of 0', async () => {
    const member = await ready();
    await createControl({ database: server.database, now: server.now }).pause(member.memberId, 'permanent');
    await server.database.transaction((transaction) =>
      transaction.updateTable('members').set({ credit_score: 0 }).where('id', '=', member.memberId).execute(),
    );
    expect((await withdraw(member, '1000')).code).toBe(200);
  });
});

describe('the record of a withdrawal (REP-04)', () => {
  const review = () => createReview(server);
  const latest = async () => (await review().list()).at(-1)!.id;

  it('has a time for each step', async () => {
    const member = await ready();
    await withdraw(member, '10');
    const id = await latest();
    const step = () => ({ id, ...server.act('alice') });
    const at = async (minutes: number, work: Promise<unknown>) => {
      await work;
      server.later(minutes * 60_000);
    };
    const start = server.now().getTime();
    await at(1, review().approve(step()));
    await at(1, review().send(step()));
    await review().arrive(step());
    const [record] = await records(member);
    const minute = (time: string | null) => (Date.parse(`${time}Z`) - start) / 60_000;
    expect([record!.approvedAt, record!.sentAt, record!.updatedAt].map(minute)).toEqual([0, 1, 2]);
    expect(record).toMatchObject({ reference: String(id), status: 4 });
  });

  it('gives a standard reason in the member’s language, and any other as it was written (D04)', async () => {
    const member = await ready();
    for (const reason of ['bank-returned', 'Call us']) {
      await withdraw(member, '10');
      await review().reject({ id: await latest(), ...server.act('alice'), reason });
    }
    const reasonsIn = async (language: 'en_us' | 'zh_cn') =>
      (await server.call('withdrawals', undefined, { session: member, language })).answer!.map(
        ({ reason }) => reason,
      );
    expect(await reasonsIn('en_us')).toEqual(['Call us', 'The bank returned the transfer']);
    expect(await reasonsIn('zh_cn')).toEqual(['Call us', '银行退回了转账']);
  });
});

describe('the idempotency key of a withdrawal', () => {
  it('answers a second use as the first and takes nothing again, also with everything changed since', async () => {
    const member = await ready();
    expect((await withdraw(member, '600', { key: 'one' })).code).toBe(200);
    expect((await withdraw(member, '600', { key: 'one', password: '000000' })).code).toBe(200);
    expect(await server.balance(member)).toBe(40_000);
  });

  it('refuses another amount', async () => {
    const member = await ready();
    await withdraw(member, '600', { key: 'two' });
    expect(await withdraw(member, '300', { key: 'two' })).toMatchObject(
      refused('This request was already used with other values'),
    );
  });

  it('is free again after a refusal', async () => {
    const member = await ready();
    expect((await withdraw(member, '2000', { key: 'three' })).code).toBe(401);
    expect((await withdraw(member, '200', { key: 'three' })).code).toBe(200);
  });

  it('holds once for twenty submissions at once', async () => {
    const member = await ready();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => withdraw(member, '300', { key: 'four' })),
    );
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    expect(await records(member)).toHaveLength(1);
    expect(await server.balance(member)).toBe(70_000);
  });
});

describe('a hundred withdrawals of the whole balance at once, from two sessions', () => {
  it('hold once', async () => {
    const member = await ready(500_000);
    const other = (
      await server.call('login', { username: member.username, password: 'secret-1', language: 'en_us' })
    ).answer!;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => withdraw(index % 2 ? member : other, '5000')),
    );
    const messages = answers.map(({ message }) => message).filter(Boolean);
    expect(messages).toEqual(Array.from({ length: 99 }, () => 'Insufficient balance'));
    expect(await records(member)).toHaveLength(1);
    expect(await server.balance(member)).toBe(0);
  }, 120_000);
});
