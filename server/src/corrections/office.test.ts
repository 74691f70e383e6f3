import { randomUUID } from 'node:crypto';
import type { OfficeParams } from '@members/office-contract';
import { reconcile } from '../reconciliation';
import { createTestOffice, createTestServer, noon, type TestOffice, type TestServer } from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  office = await createTestOffice(server);
});
afterAll(async () => {
  const { beacon, logKey, database } = server;
  const found = await reconcile({
    ...{
      reader: database.reader,
      providers: [],
      beacon,
      logKey,
      now: server.now(),
      days: 7,
      roundDays: null,
    },
  });
  expect(found.filter((difference) => !difference.includes('is of cash'))).toEqual([]);
  await office.close();
  await server.close();
});

type Wanted = OfficeParams<'correctBalance'>;
const correct = (memberId: number, change: Partial<Wanted> = {}, name = 'ana') =>
  office.call(
    'correctBalance',
    {
      ...{ memberId, kind: 'correction', amountMinor: 1_000, reason: 'system-error', key: randomUUID() },
      ...change,
    } as Wanted,
    { name },
  );

describe('bonuses and corrections (OFC-24)', () => {
  it('move money of the house, are told in the member’s language, and have a text of their own', async () => {
    const member = await server.signUp();
    const { memberId } = member;
    await correct(memberId);
    await correct(memberId, { kind: 'bonus', amountMinor: 500, reason: 'goodwill' });
    await correct(memberId, { amountMinor: -300, reason: 'Agreed by phone' });
    expect(await server.balance(member)).toBe(1_200);
    const log = async (language: 'en_us' | 'ko_ko') =>
      (await server.call('moneyLog', { page: 1, limit: 9 }, { session: member, language })).answer!.lines;
    expect((await log('en_us')).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['Correction', -300],
      ['Bonus', 500],
      ['Correction', 1_000],
    ]);
    expect((await log('ko_ko'))[0]!.kind).toBe('정정');
    const { messages } = (await server.call('messages', undefined, { session: member, language: 'zh_cn' }))
      .answer!;
    const texts = messages.map(({ text }) => text).join('\n');
    for (const part of ['Agreed by phone', '表达歉意的补偿', '更正系统错误']) expect(texts).toContain(part);
    const report = (await server.call('report', undefined, { session: member })).answer!;
    expect(report.bonusMinor).toBe(1_200);
    const { rows } = (await office.call('corrections', { memberId })).answer;
    expect(rows.map(({ amountMinor, operator }) => [amountMinor, operator])).toEqual([
      [-300, 'ana'],
      [500, 'ana'],
      [1_000, 'ana'],
    ]);
  });

  it('happen once for a key, and a key is not used for something else', async () => {
    const member = await server.signUp();
    const key = randomUUID();
    const both = await Promise.all([correct(member.memberId, { key }), correct(member.memberId, { key })]);
    expect(new Set(both.map(({ answer }) => answer.id)).size).toBe(1);
    expect(await server.balance(member)).toBe(1_000);
    expect((await correct(member.memberId, { key, amountMinor: 2_000 })).refusal?.key).toBe('keyOfOther');
  });

  it('never take a balance below zero', async () => {
    const member = await server.signUp({ balanceMinor: 500 });
    expect((await correct(member.memberId, { amountMinor: -501 })).refusal).toMatchObject({
      key: 'belowZero',
      values: { balance: '5.00' },
    });
    expect(await server.balance(member)).toBe(500);
    expect((await correct(member.memberId, { amountMinor: -500 })).status).toBe(200);
  });

  it('hang on nothing: a condition is refused, and so is a bonus that takes', async () => {
    const member = await server.signUp();
    const withCondition = { wageringTimes: 20 } as object;
    for (const change of [withCondition, { kind: 'bonus', amountMinor: -100 }, { amountMinor: 0 }])
      expect((await correct(member.memberId, change as Partial<Wanted>)).refusal?.key).toBe('illegal');
    expect(await server.balance(member)).toBe(0);
  });

  it('draw nobody back who has paused play: a bonus is refused, what is owed is not', async () => {
    const member = await server.signUp();
    await server.call('pausePlay', { length: 'day' }, { session: member });
    expect((await correct(member.memberId, { kind: 'bonus' })).refusal?.key).toBe('memberPaused');
    expect((await correct(member.memberId)).status).toBe(200);
  });

  it('take two operators from the set amount on, and so do many small ones of one operator', async () => {
    const { memberId } = await server.signUp();
    expect((await correct(memberId, { amountMinor: 10_000 })).status).toBe(202);
    for (const amountMinor of [4_000, 4_000])
      expect((await correct(memberId, { amountMinor })).status).toBe(200);
    const third = await correct(memberId, { amountMinor: 4_000 });
    expect(third.status).toBe(202);
    expect((await correct(memberId, { amountMinor: 1_000 }, 'bob')).status).toBe(200);
    await office.call('confirmProposal', { id: third.proposal! }, { name: 'cem' });
    expect(await server.balance(memberId)).toBe(13_000);
    server.later(24 * 60 * 60_000 + 1);
    expect((await correct(memberId, { amountMinor: 4_000 })).status).toBe(200);
  });

  it('take two operators where many small ones come at once', async () => {
    const { memberId } = await server.signUp();
    const all = await Promise.all([1, 2, 3, 4].map(() => correct(memberId, { amountMinor: 4_000 })));
    const done = all.filter(({ status }) => status === 200);
    expect(done.length).toBeLessThan(3);
    expect(await server.balance(memberId)).toBe(4_000 * done.length);
  });

  it('are refused for nobody and for who has closed the account', async () => {
    expect((await correct(99_999_999)).refusal?.key).toBe('missing');
    const { memberId } = await server.signUp();
    await server.database.owner.transaction((transaction) =>
      transaction
        .updateTable('members')
        .set({ closed_at: server.now(), username: `closed-${memberId}` })
        .where('id', '=', memberId)
        .execute(),
    );
    expect((await correct(memberId)).refusal?.key).toBe('memberClosed');
  });
});

it('from which amounts on it takes two is set by two, and on record', async () => {
  const rule = { correctionsTwoFromMinor: 20_000, refundsTwoFromMinor: 70_000 };
  const { proposal } = await office.call('setMoneyRule', rule);
  expect((await office.call('moneyRule', {})).answer).not.toEqual(rule);
  await office.call('confirmProposal', { id: proposal! }, { name: 'bob' });
  expect((await office.call('moneyRule', {})).answer).toEqual(rule);
  const [line] = (await office.call('logLines', { kind: 'money rule set' })).answer.rows;
  expect(line!.details).toMatchObject({ before: { refundsTwoFromMinor: 50_000 }, after: rule });
});
