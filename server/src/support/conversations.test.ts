import { callOf, languages, type Session } from '@members/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createTestServer, noon, sessionHeaders, type TestServer } from '../../testing';
import { removeOldConversations } from '.';

const dayMs = 24 * 60 * 60_000;
let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await createTestServer({ time: noon, trustProxy: 'loopback' });
  address = await server.listen();
});
afterAll(() => server.close());

const write = (
  session: Session,
  text: string,
  { key = randomUUID(), picture }: { key?: string; picture?: string } = {},
) =>
  server.call(
    'writeToSupport',
    { text, ...(picture && { picture }) },
    { session, headers: { 'idempotency-key': key } },
  );
const read = async (session: Session, params: { after?: number; before?: number } = {}) =>
  (await server.call('conversation', params, { session })).answer!;
const switchOff = (off: boolean) =>
  server.database.transaction((transaction) =>
    transaction
      .insertInto('site')
      .values({
        ...{ name: '{"en_us": ""}', about: '{"en_us": ""}', notice: '{"en_us": ""}', popup_html: null },
        support_enabled: !off,
      })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ support_enabled: !off }))
      .execute(),
  );

/** Sends a picture as a browser does. */
async function upload(session: Session, bytes: Uint8Array) {
  const body = new FormData();
  body.set('file', new File([Uint8Array.from(bytes)], 'photo.png', { type: 'image/png' }));
  const sent = await fetch(`${address}/api${callOf('uploadSupportPicture').path}`, {
    method: 'POST',
    headers: sessionHeaders(session),
    body,
  });
  const { data, msg } = (await sent.json()) as { data: string; msg: string };
  return { msg, name: data && (JSON.parse(Buffer.from(data, 'base64').toString()) as { name: string }).name };
}
const photo = (width = 3_000, height = 1_500) =>
  sharp({ create: { width, height, channels: 3, background: { r: 9, g: 90, b: 200 } } })
    .png()
    .toBuffer();

describe('a member writes to customer service (HELP-04)', () => {
  it('with a session only', async () => {
    expect(await server.call('conversation', {})).toMatchObject({ code: 401 });
    expect(await server.call('writeToSupport', { text: 'Hello' })).toMatchObject({ code: 401 });
    expect(await server.call('seeConversation', { through: 1 })).toMatchObject({ code: 401 });
  });

  it('and reads it, oldest first, and nobody else’s', async () => {
    const [session, other] = [await server.signUp(), await server.signUp()];
    expect(await read(session)).toEqual({
      ...{ messages: [], earlier: false, closed: false, seenByService: 0, seen: 0 },
    });
    const first = await write(session, ' Where is my withdrawal? ', { key: 'first' });
    expect(first.answer).toEqual({
      ...{ number: 1, author: 'member', name: '', text: 'Where is my withdrawal?', picture: null },
      ...{ closing: false, sentAt: server.now().toISOString(), key: 'first' },
    });
    await write(session, '<b>Please</b>');
    const { messages, seenByService } = await read(session);
    expect(messages.map(({ number, text }) => [number, text])).toEqual([
      [1, 'Where is my withdrawal?'],
      [2, '<b>Please</b>'],
    ]);
    expect(seenByService).toBe(0);
    expect((await read(other)).messages).toEqual([]);
  });

  it('a message is there once, however often it comes, also at the same time (HELP-05)', async () => {
    const session = await server.signUp();
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => write(session, 'Once', { key })));
    expect(new Set(sent.map(({ answer }) => answer?.number))).toEqual(new Set([1]));
    expect((await read(session)).messages).toHaveLength(1);
    expect(await write(session, 'Twice', { key })).toMatchObject({
      code: 401,
      message: 'This request was already used with other values',
    });
  });

  it.each([
    ['nothing', '  ', 'Write something first'],
    ['too much', 'x'.repeat(2_001), 'The text is longer than 2000 characters'],
  ])('and is refused for %s', async (_, text, message) => {
    const session = await server.signUp();
    expect(await write(session, text)).toMatchObject({ code: 401, message });
    expect((await read(session)).messages).toEqual([]);
  });

  it('as much as anybody types in a day', async () => {
    const session = await server.signUp();
    await write(session, 'First');
    await server.database.transaction(async (transaction) => {
      const { id } = await transaction
        .selectFrom('support_conversations')
        .select('id')
        .where('member_id', '=', session.memberId)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: 199 }, (_, index) => ({
        ...{ conversation_id: id, number: index + 2, kind: 'member' as const, text: '', operator: null },
        ...{ picture: null, key: null, created_at: server.now(), waited_seconds: null },
      }));
      await transaction.insertInto('support_messages').values(rows).execute();
      await transaction.updateTable('support_conversations').set({ last_number: 200 }).execute();
    });
    expect(await write(session, 'More')).toMatchObject({ message: 'Daily limit 200 reached' });
  });

  it('and nothing where the operator has switched it off', async () => {
    const session = await server.signUp();
    await switchOff(true);
    const refused = { code: 401, message: 'Feature disabled' };
    expect(await write(session, 'Hello')).toMatchObject(refused);
    expect((await upload(session, await photo(10, 10))).msg).toBe('Feature disabled');
    expect((await server.call('help', undefined)).answer).toMatchObject({
      ...{ conversations: false, visitors: false },
    });
    await switchOff(false);
  });

  it('is read in pages, forwards and backwards', async () => {
    const session = await server.signUp();
    await write(session, 'm1');
    await server.database.transaction(async (transaction) => {
      const { id } = await transaction
        .selectFrom('support_conversations')
        .select('id')
        .where('member_id', '=', session.memberId)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: 119 }, (_, index) => ({
        ...{ conversation_id: id, number: index + 2, kind: 'member' as const, text: `m${index + 2}` },
        ...{ operator: null, picture: null, key: null, created_at: server.now(), waited_seconds: null },
      }));
      await transaction.insertInto('support_messages').values(rows).execute();
    });
    const numbers = async (params: { after?: number; before?: number }) => {
      const { messages, earlier } = await read(session, params);
      return [messages[0]?.number, messages.at(-1)?.number, earlier];
    };
    expect(await numbers({})).toEqual([71, 120, true]);
    expect(await numbers({ before: 71 })).toEqual([21, 70, true]);
    expect(await numbers({ before: 21 })).toEqual([1, 20, false]);
    expect(await numbers({ after: 100 })).toEqual([101, 120, false]);
    expect(await numbers({ after: 10 })).toEqual([11, 60, false]);
  });
});

describe('pictures in a conversation (HELP-09)', () => {
  it('are made anew, small enough for a phone, and fetched by a signed address alone', async () => {
    const session = await server.signUp();
    const { name } = await upload(session, await photo());
    const { answer } = await write(session, '', { picture: name });
    expect(answer!.picture).toMatchObject({ width: 1_600, height: 800 });
    const { url } = answer!.picture!;
    const served = await fetch(address + url);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toMatch(/^private/);
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(1_600);
    const [path, query] = url.split('?') as [string, string];
    for (const forged of [
      path,
      `${path}?${query.replace(/until=\d+/, 'until=9999999999')}`,
      `${path}?until=1`,
    ])
      expect((await fetch(address + forged)).status).toBe(404);
    server.later(4 * 60 * 60_000);
    expect((await fetch(address + url)).status).toBe(404);
  });

  it('are sent once, and by whom they came from', async () => {
    const [session, other] = [await server.signUp(), await server.signUp()];
    const { name } = await upload(session, await photo(10, 10));
    const gone = { message: 'The picture is not there any more. Choose it again' };
    expect(await write(other, 'Mine now', { picture: name })).toMatchObject(gone);
    expect((await read(other)).messages).toEqual([]);
    expect(await write(session, 'Mine', { picture: name })).toMatchObject({ code: 200 });
    expect(await write(session, 'Again', { picture: name })).toMatchObject(gone);
  });

  it('that are none are refused', async () => {
    const session = await server.signUp();
    expect((await upload(session, Buffer.from('<svg onload=alert(1)>'))).msg).toBe('Invalid image');
  });
});

describe('a visitor writes to customer service (HELP-10)', () => {
  const ticket = () => randomBytes(32).toString('base64url');
  let place = 0;
  /** From the same place within a test, unless told. */
  const ask = (
    params: { ticket: string; text: string; name?: string },
    { key = randomUUID(), from = `203.0.113.${place}` } = {},
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
