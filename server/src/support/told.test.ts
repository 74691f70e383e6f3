import type { Session } from '@members/contract';
import { randomUUID } from 'node:crypto';
import { createTestOffice, createTestServer, noon, type TestOffice, type TestServer } from '../../testing';
import { createTestConversations } from '../../testing/conversations';

const minuteMs = 60_000;
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

describe('what a member hears of an answer (HELP-06)', () => {
  const told = async (session: Session) =>
    (await server.call('messages', undefined, { session })).answer!.messages.filter(
      ({ kind }) => kind === 'support',
    );
  const unread = async (session: Session) =>
    (await server.call('member', undefined, { session })).answer!.unread;
  const confirm = (memberId: number) =>
    server.database.transaction((transaction) =>
      transaction
        .insertInto('mail_addresses')
        .values({
          ...{ member_id: memberId, address: `m${memberId}@example.com`, language: 'ko_ko' },
          confirmed_at: server.now(),
        })
        .execute(),
    );

  it('is one unread line with the newest answer, which leads to it and goes once it has been seen', async () => {
    const { id, session } = await on.asked();
    await on.reply({ id, text: 'First & <b>last</b>' });
    await on.reply({ id, after: 2, text: 'One more thing' });
    expect(await unread(session)).toBe(1);
    expect(await told(session)).toMatchObject([
      {
        name: 'Customer service has answered',
        text: 'One more thing',
        route: '/ServiceOnline?conversation=1',
      },
    ]);
    await server.call('seeConversation', { through: 2 }, { session });
    expect(await told(session)).toHaveLength(1);
    await server.call('seeConversation', { through: 3 }, { session });
    expect(await told(session)).toEqual([]);
    expect(await unread(session)).toBe(0);
  });

  it('comes by mail five minutes later, without the answer, unless it has been seen by then or is not wanted', async () => {
    const { id, session } = await on.asked();
    const { memberId } = session;
    await confirm(memberId);
    const mails = () => server.mailsTo(`m${memberId}@example.com`);
    await on.reply({ id, text: 'A secret answer' });
    await on.reply({ id, after: 2, text: 'And another' });
    expect(await mails()).toEqual([]);
    server.later(5 * minuteMs);
    expect(await mails()).toMatchObject([{ subject: expect.stringContaining('고객센터') as string }]);
    expect((await mails())[0]!.text).not.toContain('secret');
    await on.reply({ id, after: 3, text: 'Third' });
    await server.call('seeConversation', { through: 4 }, { session });
    server.later(5 * minuteMs);
    expect(await mails()).toHaveLength(1);
    await server.call('setMessageSwitch', { name: 'supportMail', on: 'no' }, { session });
    await on.reply({ id, after: 4, text: 'Fourth' });
    server.later(5 * minuteMs);
    expect(await mails()).toHaveLength(1);
  });

  it('that an operator has seen the conversation, which is on record', async () => {
    const { id, session } = await on.asked();
    expect((await on.readAsMember(session)).seenByService).toBe(0);
    for (const name of ['ana', 'bob']) await office.call('seeConversation', { id, through: 1 }, { name });
    expect((await on.readAsMember(session)).seenByService).toBe(1);
    expect(await on.linesOn(id)).toMatchObject([{ operator: 'ana', action: 'conversation read' }]);
  });
});

describe('a conversation is closed (HELP-08, OFC-113)', () => {
  it('with a text that the member reads, and opened again by what the member writes next', async () => {
    const { id, session } = await on.asked();
    await on.close({ id });
    const closed = await on.readAsMember(session);
    expect([closed.closed, closed.messages[1]]).toMatchObject([true, { closing: true, text: 'It arrived' }]);
    expect((await on.reply({ id, after: 2 })).refusal?.key).toBe('conversationClosed');
    expect((await on.close({ id, after: 2 })).refusal?.key).toBe('conversationClosed');
    await on.write(session, 'Not yet');
    expect((await on.readAsMember(session)).closed).toBe(false);
    expect((await on.reply({ id, after: 3 })).status).toBe(200);
  });

  it('and opened again by an operator', async () => {
    const { id, session } = await on.asked();
    await on.close({ id });
    await office.call('reopenConversation', { id });
    expect((await on.readAsMember(session)).closed).toBe(false);
    expect((await on.one(id)).state).toBe('answered');
  });

  it('has notes that members never see', async () => {
    const { id, session } = await on.asked();
    await office.call('noteConversation', { id, key: randomUUID(), text: 'Asked the bank' });
    expect(JSON.stringify(await on.readAsMember(session))).not.toContain('bank');
    expect((await on.one(id)).messages.at(-1)).toMatchObject({ kind: 'note', operator: 'ana' });
    expect((await on.one(id)).state).toBe('waiting');
  });
});

describe('the operator log (OFC-117)', () => {
  it('has a line for every step at the member, and nothing of what was written', async () => {
    const { id, session } = await on.asked('My secret question');
    await office.call('seeConversation', { id, through: 1 });
    await on.reply({ id, text: 'My secret answer' });
    await office.call('noteConversation', { id, key: randomUUID(), text: 'My secret note' });
    await on.close({ id, after: 2, text: 'My secret end' });
    await office.call('reopenConversation', { id });
    const lines = await on.linesOn(id);
    expect(lines.map(({ action }) => action)).toEqual([
      'conversation read',
      'conversation answered',
      'conversation noted',
      'conversation closed',
      'conversation reopened',
    ]);
    for (const { details } of lines) expect(details).toContain(`"memberId":${session.memberId}`);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});
