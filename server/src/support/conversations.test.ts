import { callOf, type Conversation, type Session } from '@members/contract';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createTestServer, noon, sessionHeaders, type TestServer } from '../../testing';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
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
const read = async (session: Session, params: { before?: number } = {}) =>
  (await server.call('conversation', params, { session })).answer!;
const news = async (session: Session, after?: number) =>
  (await server.call('conversationNews', after ? { after } : {}, { session })).answer!;
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
    expect(await server.call('conversationNews', {})).toMatchObject({ code: 401 });
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
    for (const found of [await read(other), await news(other)]) expect(found.messages).toEqual([]);
    expect(await news(session, 1)).toMatchObject({ messages: [{ number: 2 }], closed: false });
    expect((await news(session, 2)).messages).toEqual([]);
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
      await transaction
        .updateTable('support_conversations')
        .set({ last_number: 120 })
        .where('id', '=', id)
        .execute();
    });
    const numbers = ({ messages, earlier }: Conversation) => [
      ...[messages[0]?.number, messages.at(-1)?.number],
      earlier,
    ];
    expect(numbers(await read(session))).toEqual([71, 120, true]);
    expect(numbers(await read(session, { before: 71 }))).toEqual([21, 70, true]);
    expect(numbers(await read(session, { before: 21 }))).toEqual([1, 20, false]);
    expect(numbers(await news(session, 100))).toEqual([101, 120, false]);
    expect(numbers(await news(session, 10))).toEqual([11, 60, false]);
  });
});

describe('pictures in a conversation (HELP-09)', () => {
  it('are made anew, small enough for a phone, and fetched by a signed address alone', async () => {
    const session = await server.signUp();
    const { name } = await upload(session, await photo());
    const { answer } = await write(session, '', { picture: name });
    expect(answer!.picture).toMatchObject({ width: 1_600, height: 800 });
    const { path } = answer!.picture!;
    const { pictureQuery: query, messages } = await news(session);
    expect(messages[0]!.picture).toEqual(answer!.picture);
    const url = `${path}?${query}`;
    const served = await fetch(address + url);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toMatch(/^private/);
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(1_600);
    const other = await server.signUp();
    await write(other, 'I have one, too');
    for (const forged of [
      path,
      `${path}?${(await news(other)).pictureQuery}`,
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
