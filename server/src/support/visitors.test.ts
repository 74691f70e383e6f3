import { languages, type Session } from '@members/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import { createTestServer, noon, type TestServer } from '../../testing';
import { removeOldConversations } from '.';

const dayMs = 24 * 60 * 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon, trustProxy: 'loopback' });
});
afterAll(() => server.close());

const write = (session: Session, text: string) =>
  server.call('writeToSupport', { text }, { session, headers: { 'idempotency-key': randomUUID() } });
const read = async (session: Session) => (await server.call('conversation', {}, { session })).answer!;

describe('a visitor writes to customer service (HELP-10)', () => {
  const ticket = () => randomBytes(32).toString('base64url');
  let place = 0;
  /** From the same place within a test, unless told. */
  const ask = (
    params: { ticket: string; text: string; name?: string },
    { key = randomUUID() as string, from = `203.0.113.${place}` } = {},
  ) =>
    server.call(
      'writeAsVisitor',
      { name: '', ...params },
      { headers: { 'idempotency-key': key, 'x-forwarded-for': from } },
    );
  beforeEach(() => {
    place += 1;
    return server.database.transaction((transaction) =>
      transaction.deleteFrom('support_conversations').where('member_id', 'is', null).execute(),
    );
  });

  it('and reads it with the ticket that the device has made, which stands nowhere in the database', async () => {
    const own = ticket();
    const first = await ask({ ticket: own, text: 'I forgot my password', name: 'lina88' }, { key: 'one' });
    expect(first.answer).toMatchObject({ number: 1, text: 'I forgot my password' });
    expect((await ask({ ticket: own, text: 'I forgot my password' }, { key: 'one' })).answer?.number).toBe(1);
    const conversation = await server.call('visitorConversation', { ticket: own });
    expect(conversation.answer?.messages).toHaveLength(1);
    expect(await server.call('visitorConversation', { ticket: ticket() })).toMatchObject({
      message: 'Not found',
    });
    const rows = await server.database.reader.selectFrom('support_conversations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(own);
  });

  it.each([
    ['a ticket that is none', { ticket: 'short', text: 'Hello' }, 'Invalid value'],
    ['too much', { ticket: ticket(), text: 'x'.repeat(501) }, 'The text is longer than 500 characters'],
    ['nothing', { ticket: ticket(), text: '' }, 'Write something first'],
  ])('and is refused for %s, leaving nothing behind', async (_, params, message) => {
    expect(await ask(params)).toMatchObject({ code: 401, message });
    expect((await server.call('visitorConversation', { ticket: params.ticket })).message).toBe('Not found');
  });

  it('three times a day from one place', async () => {
    for (let count = 0; count < 3; count += 1)
      expect(await ask({ ticket: ticket(), text: 'Hello' })).toMatchObject({ code: 200 });
    expect(await ask({ ticket: ticket(), text: 'Hello' })).toMatchObject({
      message: 'Too much was written from here today. Please try again tomorrow',
    });
    const elsewhere = { from: '198.51.100.7' };
    expect(await ask({ ticket: ticket(), text: 'Hello' }, elsewhere)).toMatchObject({ code: 200 });
  });

  it('until too many wait for an answer', async () => {
    await server.database.transaction((transaction) =>
      transaction
        .insertInto('support_conversations')
        .values(
          Array.from({ length: 200 }, () => ({
            ...{ member_id: null, ticket_hash: randomBytes(32), language: 'en_us' as const },
            ...{ last_at: server.now(), waiting_since: server.now(), created_at: server.now() },
          })),
        )
        .execute(),
    );
    expect(await ask({ ticket: ticket(), text: 'Hello' })).toMatchObject({ code: 401 });
  });

  it('and not where only members may', async () => {
    const allow = (visitors_write: boolean) =>
      server.database.transaction((transaction) =>
        transaction.updateTable('support_settings').set({ visitors_write }).execute(),
      );
    await allow(false);
    expect(await ask({ ticket: ticket(), text: 'Hello' })).toMatchObject({ message: 'Feature disabled' });
    await allow(true);
  });
});

describe('the help page (HELP-01)', () => {
  it('has what operators have published, in the language of the request, English standing in', async () => {
    await server.database.transaction(async (transaction) => {
      await transaction
        .insertInto('help_topics')
        .values([
          { key: 'money', name: '{"en_us": "Money", "ko_ko": "돈"}', position: 1 },
          { key: 'empty', name: '{"en_us": "Nothing yet"}', position: 0 },
        ])
        .execute();
      const answer = (key: string, position: number, shown_from: Date | null = new Date(0)) => ({
        ...{ key, position, shown_from, topic_key: 'money', answer: '{"en_us": "A day."}' },
        question: `{"en_us": "${key}?", "zh_cn": "${key}？"}`,
      });
      await transaction
        .insertInto('help_answers')
        .values([answer('second', 2), answer('first', 1), answer('draft', 0, null)])
        .execute();
    });
    const topics = (await server.call('help', undefined, { language: 'ko_ko' })).answer!.topics;
    expect(topics.map(({ name, answers }) => [name, answers.map(({ question }) => question)])).toEqual([
      ['돈', ['first?', 'second?']],
    ]);
    for (const language of languages)
      expect((await server.call('help', undefined, { language })).answer!.topics[0]!.answers[0]!.text).toBe(
        'A day.',
      );
  });
});

describe('what is kept of conversations (HELP-12)', () => {
  it('is two years of members’ messages, and thirty days of visitors’', async () => {
    const session = await server.signUp();
    await write(session, 'Old');
    const own = randomBytes(32).toString('base64url');
    server.later(2 * dayMs);
    await server.call('writeAsVisitor', { ticket: own, text: 'Hello', name: '' });
    await removeOldConversations(server.database, server.now());
    expect((await server.call('visitorConversation', { ticket: own })).code).toBe(200);
    server.later(31 * dayMs);
    await removeOldConversations(server.database, server.now());
    expect((await server.call('visitorConversation', { ticket: own })).code).toBe(401);
    const again = await server.sessionOf(session.memberId);
    expect((await read(again)).messages).toHaveLength(1);
    server.later(700 * dayMs);
    await removeOldConversations(server.database, server.now());
    expect((await read(await server.sessionOf(session.memberId))).messages).toEqual([]);
  });
});
