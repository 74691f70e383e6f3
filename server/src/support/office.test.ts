import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import {
  bank,
  createTestOffice,
  createTestServer,
  noon,
  type TestOffice,
  type TestServer,
} from '../../testing';
import { countWaiting } from '.';
import { createTestConversations } from '../../testing/conversations';

let server: TestServer;
let office: TestOffice;
let on: ReturnType<typeof createTestConversations>;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  office = await createTestOffice(server);
  on = createTestConversations(server, office);
});
beforeEach(() => on.forgetAll());
afterAll(async () => {
  await office.close();
  await server.close();
});

describe('the list of conversations (OFC-110)', () => {
  it('has those that wait longest first, and every page of it once', async () => {
    for (let count = 0; count < 52; count += 1) {
      await on.asked(`Question ${count}`);
      server.later(1_000);
    }
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const { rows, next } = await on.list({ view: 'waiting', ...(after && { after }) });
      seen.push(...rows.map(({ lastText }) => lastText));
      if (next === null) break;
      after = next;
    }
    expect(seen).toEqual(Array.from({ length: 52 }, (_, count) => `Question ${count}`));
    expect(await countWaiting(server.database.reader)).toMatchObject({ waiting: 52, since: new Date(noon) });
  });

  it('tells what nobody has taken, what is mine, what is answered and what is closed', async () => {
    const { id, session } = await on.asked();
    const views = async (name = 'ana') => {
      const found = [];
      for (const view of ['waiting', 'unassigned', 'mine', 'answered', 'closed'] as const)
        if ((await on.list({ view, memberId: session.memberId }, name)).rows.length > 0) found.push(view);
      return found;
    };
    expect(await views()).toEqual(['waiting', 'unassigned']);
    await office.call('assignConversation', { id, operator: 'ana', before: null });
    expect(await views()).toEqual(['waiting', 'mine']);
    expect(await views('bob')).toEqual(['waiting']);
    await on.reply({ id });
    expect(await views()).toEqual(['mine', 'answered']);
    await on.close({ id, after: 2 });
    expect(await views()).toEqual(['closed']);
    await on.write(session, 'Thanks');
    expect(await views()).toEqual(['waiting', 'unassigned']);
  });

  it('has what no operator has seen', async () => {
    const { id, session } = await on.asked();
    const unread = async () =>
      (await on.list({ view: 'waiting', memberId: session.memberId })).rows[0]!.unread;
    expect(await unread()).toBe(true);
    await office.call('seeConversation', { id, through: 1 });
    expect(await unread()).toBe(false);
    await on.write(session, 'Hello?');
    expect(await unread()).toBe(true);
  });
});

describe('answering a member (OFC-111)', () => {
  it('is seen by the member, under the operator’s chosen name, and again after a retry once', async () => {
    const { id, session } = await on.asked();
    await office.call('setSupportName', { name: 'Mina' }, { name: 'bob' });
    const key = randomUUID();
    expect((await on.reply({ id, key }, 'bob')).answer).toEqual({ number: 2 });
    expect((await on.reply({ id, key }, 'bob')).answer).toEqual({ number: 2 });
    expect((await on.reply({ id, key, text: 'Other' }, 'bob')).refusal?.key).toBe('keyReused');
    const { messages } = await on.readAsMember(session);
    expect(messages.map(({ author, name, text }) => [author, name, text])).toEqual([
      ['member', '', 'Where is my withdrawal?'],
      ['service', 'Mina', 'On its way'],
    ]);
    expect(JSON.stringify(messages)).not.toContain('bob');
  });

  it('takes the conversation, unless somebody else has', async () => {
    const { id } = await on.asked();
    await on.reply({ id }, 'bob');
    expect((await on.one(id)).assignedTo).toBe('bob');
    await on.reply({ id, after: 2 }, 'ana');
    expect((await on.one(id)).assignedTo).toBe('bob');
  });

  it('is refused to who was overtaken by another operator, and not for a member who goes on writing', async () => {
    const { id, session } = await on.asked();
    await on.write(session, 'Anybody there?');
    expect((await on.reply({ id, after: 1 }, 'bob')).status).toBe(200);
    expect((await on.reply({ id, after: 2 }, 'ana')).refusal).toMatchObject({
      key: 'answeredMeanwhile',
      values: { operator: 'bob' },
    });
    expect((await on.close({ id, after: 2 }, 'ana')).refusal?.key).toBe('answeredMeanwhile');
    expect((await on.reply({ id, after: 3 }, 'ana')).status).toBe(200);
  });

  it('tells each operator who else has it open, and who writes, and forgets it within seconds', async () => {
    const { id } = await on.asked();
    const open = (name: string, typing: 'yes' | 'no') =>
      office.call('openConversation', { id, typing }, { name });
    await open('ana', 'no');
    await open('bob', 'yes');
    expect((await on.one(id, 'ana')).others).toEqual([{ operator: 'bob', typing: true }]);
    expect((await on.one(id, 'bob')).others).toEqual([{ operator: 'ana', typing: false }]);
    server.later(16_000);
    expect((await on.one(id, 'ana')).others).toEqual([]);
  });

  it('has a picture, which other conversations can’t have', async () => {
    const [{ id, session }, other] = [await on.asked(), await on.asked()];
    const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const add = (bytes: Buffer) => office.call('addReplyPicture', { id, picture: bytes.toString('base64') });
    const { name } = (await add(png)).answer;
    expect((await on.reply({ id: other.id, picture: name })).refusal?.key).toBe('noPicture');
    expect((await on.reply({ id, text: '', picture: name })).status).toBe(200);
    expect((await on.readAsMember(session)).messages[1]!.picture).toMatchObject({ width: 20, height: 10 });
    const shown = await office.call('conversationPicture', { name });
    expect(shown.status).toBe(200);
    expect((await office.call('conversationPicture', { name }, { rights: ['members.change'] })).status).toBe(
      403,
    );
    expect((await add(Buffer.from('<svg/>'))).refusal?.key).toBe('noPicture');
    expect((await add(Buffer.alloc(5_242_881))).refusal?.key).toBe('noPicture');
  });

  it('says nothing without words or a picture', async () => {
    const { id } = await on.asked();
    expect((await on.reply({ id, text: '  ' })).refusal?.values.fields).toBe('text');
    expect((await on.reply({ id: 9_999_999 })).refusal?.key).toBe('missing');
  });
});

describe('who answers (OFC-111)', () => {
  it('takes it, hands it over and gives it back, and is told who was quicker', async () => {
    const { id } = await on.asked();
    const assign = (operator: string | null, before: string | null, name: string) =>
      office.call('assignConversation', { id, operator, before }, { name });
    await assign('ana', null, 'ana');
    expect((await assign('bob', null, 'bob')).refusal).toMatchObject({
      key: 'changedMeanwhile',
      values: { operator: 'ana' },
    });
    expect((await assign('nobody', 'ana', 'ana')).refusal?.key).toBe('missing');
    await assign('bob', 'ana', 'bob');
    await assign(null, 'bob', 'bob');
    expect((await on.one(id)).assignedTo).toBeNull();
    expect((await on.linesOn(id)).map(({ action }) => action)).toEqual([
      'conversation taken',
      'conversation taken',
      'conversation given back',
    ]);
  });
});

describe('what operators see of who writes (OFC-115)', () => {
  it('is masked, has no amounts, and takes the right to answer members', async () => {
    await server.database.transaction((transaction) =>
      transaction
        .insertInto('banks')
        .values({ ...bank, position: 0 })
        .execute(),
    );
    const session = await server.signUp({ balanceMinor: 7_654_321, card: true });
    await on.write(session, 'Hello');
    const { rows } = await on.list({ view: 'waiting', memberId: session.memberId });
    const { answer, text } = await office.call(
      'conversation',
      { id: rows[0]!.id },
      { rights: ['support.see'] },
    );
    expect(answer.member).toMatchObject({
      ...{ active: true, realName: 'A*** M***', mail: '', hasCard: true, hasFundPassword: true },
      withdrawals: [],
    });
    expect(text).not.toContain('76543');
    for (const right of ['members.change', 'money.change', 'content.change'] as const)
      expect((await office.call('conversations', { view: 'waiting' }, { rights: [right] })).status).toBe(403);
    expect((await on.reply({ id: rows[0]!.id })).status).toBe(200);
    expect(
      (
        await office.call(
          'reply',
          { id: rows[0]!.id, key: randomUUID(), after: 9, text: 'No' },
          { rights: ['support.see'] },
        )
      ).status,
    ).toBe(403);
  });

  it('is what a visitor says', async () => {
    await server.call('writeAsVisitor', { ticket: 'x'.repeat(43), name: 'lina88', text: 'I can’t log in' });
    const row = (await on.list({ view: 'unassigned' })).rows.at(-1)!;
    expect(row).toMatchObject({ memberId: null, username: 'lina88' });
    expect((await on.one(row.id)).member).toBeNull();
    expect((await on.reply({ id: row.id })).status).toBe(200);
    const { answer } = await server.call('visitorConversation', { ticket: 'x'.repeat(43) });
    expect(answer!.messages).toHaveLength(2);
  });
});
