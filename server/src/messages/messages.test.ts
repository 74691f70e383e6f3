import { languages, type Session } from '@members/contract';
import { mailText, removeOldMessages, tellMember, type NewMessage } from '.';
import { createReview } from '../withdrawals';
import { createTestServer, fundPassword, noon, testPassword, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
});
afterAll(() => server.close());

/** A text in English and Korean. */
const both = (en_us: string, ko_ko: string) => ({ en_us, ko_ko });
type Telling = NewMessage extends infer Each ? (Each extends NewMessage ? Omit<Each, 'now'> : never) : never;
const tell = (message: Telling) =>
  server.database.transaction((transaction) =>
    tellMember(transaction, { ...message, now: server.now() } as NewMessage),
  );
const written = (memberId: number, text = 'Hello') =>
  ({
    memberId,
    kind: 'message',
    details: { name: both('News', '소식'), text: both(text, '안녕') },
  }) as const;
const listOf = async (session: Session, language: (typeof languages)[number] = 'en_us') =>
  (await server.call('messages', undefined, { session, language })).answer!;
const unreadOf = async (session: Session) =>
  (await server.call('member', undefined, { session })).answer!.unread;
const lastOf = async (session: Session) => (await listOf(session)).messages[0];

describe('messages to one member (NOT-03)', () => {
  test('are asked for with a session only', async () => {
    expect(await server.call('messages', undefined)).toMatchObject({ code: 401 });
    expect(await server.call('readMessages', { through: '' })).toMatchObject({ code: 401 });
  });

  test('are read newest first, by the member alone, in the language of the request', async () => {
    const [session, other] = [await server.signUp(), await server.signUp()];
    expect((await listOf(session)).messages).toEqual([]);
    await tell(written(session.memberId));
    server.later(1_000);
    await tell({
      memberId: session.memberId,
      kind: 'withdrawalRejected',
      details: { amountMinor: 123_450, reason: '<b>no</b> holder' },
    });
    const { messages } = await listOf(session, 'ko_ko');
    expect(messages).toEqual([
      {
        kind: 'withdrawalRejected',
        name: '출금이 거절되었습니다',
        text: 'KRW\u00a01,234.50이(가) 잔액으로 반환되었습니다. 사유: &lt;b&gt;no&lt;/b&gt; holder',
        createdAt: '2026-11-21 12:00:01',
        unread: true,
        route: '/WithdrawRecord',
      },
      expect.objectContaining({ kind: 'message', name: '소식', text: '안녕', route: '' }),
    ]);
    expect((await listOf(other)).messages).toEqual([]);
  });

  test('are told once about a subject, and with what they tell about or not at all', async () => {
    const session = await server.signUp();
    const message = { ...written(session.memberId), subject: 'a' };
    await tell(message);
    await tell(message);
    await expect(
      server.database.transaction(async (transaction) => {
        await tellMember(transaction, { ...written(session.memberId), now: server.now() });
        throw new Error('it did not happen');
      }),
    ).rejects.toThrow('it did not happen');
    expect((await listOf(session)).messages).toHaveLength(1);
  });

  test.each(languages)('are whole sentences in %s, whatever the kind', async (language) => {
    const { memberId, ...session } = await server.signUp();
    const game = both('Game', '게임');
    const bets = { game, period: '20261121-0721', stakeMinor: 500 };
    await tell({ memberId, kind: 'bets', details: { ...bets, payoutMinor: 9_750 } });
    await tell({ memberId, kind: 'bets', details: { ...bets, payoutMinor: 0 } });
    await tell({ memberId, kind: 'withdrawalArrived', details: { amountMinor: 5 } });
    await tell({ memberId, kind: 'security', details: { event: 'newDevice', device: '' } });
    const { messages } = await listOf({ memberId, ...session }, language);
    expect(messages).toHaveLength(4);
    for (const { name, text } of messages) {
      expect(name).not.toBe('');
      expect(`${name} ${text}`).not.toMatch(/[{}]|undefined/);
    }
    expect(messages[3]!.text).toContain('97.50');
    expect(messages[2]!.text).not.toContain('0.00');
  });
});

describe('what was not seen (NOT-03)', () => {
  test('is counted with what the member reads of themselves, messages and notices', async () => {
    const session = await server.signUp();
    expect(await unreadOf(session)).toBe(0);
    await server.call('readMessages', { through: server.now().toISOString() }, { session });
    server.later(60_000);
    await tell(written(session.memberId));
    await addNotice();
    expect(await unreadOf(session)).toBe(2);
  });

  test('is read up to what was shown, and what comes later is unread again', async () => {
    const session = await server.signUp();
    await tell(written(session.memberId));
    const { through, messages } = await listOf(session);
    expect(messages[0]!.unread).toBe(true);
    server.later(1_000);
    await tell(written(session.memberId, 'later'));
    expect(await server.call('readMessages', { through }, { session })).toMatchObject({ code: 200 });
    const after = await listOf(session);
    expect(after.messages.map(({ text, unread }) => [text, unread])).toEqual([
      ['later', true],
      ['Hello', false],
    ]);
    expect(after.seenAt).toBe(messages[0]!.createdAt);
    expect(await unreadOf(session)).toBe(1);
  });

  test('does not come back by a mark of earlier, nor is the future read', async () => {
    const session = await server.signUp();
    await tell(written(session.memberId));
    const { through } = await listOf(session);
    await server.call('readMessages', { through }, { session });
    await server.call('readMessages', { through: '2020-01-01T00:00:00Z' }, { session });
    expect(await unreadOf(session)).toBe(0);
    await server.call('readMessages', { through: '2030-01-01T00:00:00Z' }, { session });
    server.later(1_000);
    await tell(written(session.memberId));
    expect(await unreadOf(session)).toBe(1);
  });

  test('is not read through nonsense', async () => {
    const session = await server.signUp();
    expect(await server.call('readMessages', { through: 'all of it' }, { session })).toMatchObject({
      code: 401,
      message: 'Invalid value',
    });
  });

  test('of a notice from a clock with microseconds is read too', async () => {
    const session = await server.signUp();
    await server.call('readMessages', { through: server.now().toISOString() }, { session });
    await addNotice('2026-11-21T13:00:00.123456Z');
    server.setTime('2026-11-21T13:00:01Z');
    const { through } = await listOf(session);
    expect(await unreadOf(session)).toBe(1);
    await server.call('readMessages', { through }, { session });
    expect(await unreadOf(session)).toBe(0);
  });

  const addNotice = (shownFrom: string | Date = server.now()) =>
    server.database.transaction((transaction) =>
      transaction
        .insertInto('notices')
        .values({ name: '{"en_us": "N"}', text: '{"en_us": "T"}', shown_from: shownFrom as Date })
        .execute(),
    );
});

describe('a member is told', () => {
  test('of a change of the login password, with the device', async () => {
    const session = await server.signUp();
    const change = { oldPassword: testPassword, newPassword: 'secret-2' };
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    };
    await server.call('setLoginPassword', { ...change, oldPassword: 'wrong-1' }, { session, headers });
    expect(await lastOf(session)).toBeUndefined();
    await server.call('setLoginPassword', change, { session, headers });
    expect(await lastOf(session)).toMatchObject({
      kind: 'security',
      name: 'Your login password was changed',
      text: expect.stringContaining('Firefox · Linux') as string,
      route: '/Setting?devices=1',
    });
  });

  test('of a withdrawal password and a card', async () => {
    const session = await server.signUp({ card: true });
    expect((await listOf(session)).messages.map(({ name }) => name)).toEqual([
      'A bank card was added',
      'Your withdrawal password was set',
    ]);
  });

  test('of a withdrawal that has arrived, and of one that was rejected with its reason', async () => {
    const session = await server.signUp({ card: true, balanceMinor: 20_000 });
    const review = createReview(server);
    for (const amount of ['50', '60']) await server.call('withdraw', { amount, fundPassword }, { session });
    const [first, second] = (await review.list()).filter(({ memberId }) => memberId === session.memberId);
    for (const step of ['approve', 'send', 'arrive'] as const)
      await review[step]({ id: first!.id, ...server.act('alice') });
    expect(await lastOf(session)).toMatchObject({ kind: 'withdrawalArrived', route: '/WithdrawRecord' });
    server.later(1_000);
    await review.reject({ id: second!.id, ...server.act('alice'), reason: 'wrong holder' });
    expect(await lastOf(session)).toMatchObject({
      kind: 'withdrawalRejected',
      text: '$60.00 is in your balance again. Reason: wrong holder',
    });
  });
});

test('messages are kept for a year (NOT-03, decision 101)', async () => {
  const session = await server.signUp();
  const count = async () => (await server.call('messages', undefined, { session })).answer!.messages.length;
  const message = {
    memberId: session.memberId,
    kind: 'withdrawalArrived',
    details: { amountMinor: 1 },
  } as const;
  const told = server.now();
  await server.database.transaction((transaction) => tellMember(transaction, { ...message, now: told }));
  const aYearLater = told.getTime() + 365 * 24 * 60 * 60_000;
  await removeOldMessages(server.database, new Date(aYearLater));
  expect(await count()).toBe(1);
  await removeOldMessages(server.database, new Date(aYearLater + 1));
  expect(await count()).toBe(0);
});

describe('mails of messages (RCV-04)', () => {
  test.each(languages)('have a subject and whole sentences in %s', (language) => {
    const security = {
      event: 'fundPasswordAsked',
      device: 'Safari · iOS',
      from: '2026-11-22 12:00:00',
      time: '2026-11-21 12:00:00',
    };
    const asked = mailText('security', language, security);
    for (const part of ['2026-11-21 12:00:00 UTC', '2026-11-22 12:00:00 UTC', 'Safari · iOS'])
      expect(asked.text).toContain(part);
    expect(asked.text).not.toMatch(/[{}]/);
    for (const kind of ['confirmAddress', 'newPassword', 'newFundPassword']) {
      const { subject, text } = mailText(kind, language, {});
      expect(subject).not.toMatch(/[{}]/);
      expect(new Set(text.match(/\{\w+\}/g))).toEqual(new Set(['{site}', '{code}']));
    }
  });
});
