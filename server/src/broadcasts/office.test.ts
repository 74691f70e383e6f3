import type { OfficeParams } from '@members/office-contract';
import { createBroadcasts, toText } from '.';
import { toHtml } from './paragraphs';
import { createTestOffice, createTestServer, noon, type TestOffice, type TestServer } from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const inSix = (english: string, korean = '') => ({
  ...{ en_us: english, zh_cn: '', es_spa: '', ms_my: '', vn_vn: '', ko_ko: korean },
});
const message = {
  name: inSix('New hours', '새 시간'),
  text: inSix('From Monday on.\n\nUntil <10> & later.'),
};
const send = (audience: OfficeParams<'sendBroadcast'>['audience'], aboutPlay = false) =>
  office.call('sendBroadcast', { ...message, aboutPlay, audience });
const tellNext = () => createBroadcasts({ database: server.database, now: server.now }).tellNext();
const tellAll = async () => {
  while (await tellNext());
};
const told = async (
  session: Awaited<ReturnType<TestServer['signUp']>>,
  language: 'en_us' | 'ko_ko' = 'en_us',
) =>
  (await server.call('messages', undefined, { session, language })).answer!.messages.map(({ name }) => name);
const one = async (id: number) => (await office.call('broadcast', { id })).answer;

describe('a message to many members (OFC-49, OFC-50)', () => {
  it('reaches chosen members once, in their language, whoever tells it', async () => {
    const [ana, ben, other] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const { id } = (await send({ memberIds: [ana.memberId, ben.memberId] })).answer;
    expect(await one(id)).toMatchObject({
      state: 'sending',
      told: 0,
      audience: { memberIds: [ana.memberId, ben.memberId] },
    });
    await Promise.all([tellAll(), tellAll()]);
    expect(await told(ana)).toEqual(['New hours']);
    expect(await told(ben, 'ko_ko')).toEqual(['새 시간']);
    expect(await told(other)).toEqual([]);
    expect(await one(id)).toMatchObject({
      ...{ state: 'sent', told: 2, madeBy: 'ana', title: 'New hours' },
      text: { en_us: message.text.en_us },
    });
    const { rows } = (await office.call('logLines', { kind: 'message to members begun' })).answer;
    expect(rows[0]!.details).toMatchObject({ members: 2, languages: 'en_us', aboutPlay: false });
    // What it says stands with the message alone.
    expect(JSON.stringify(rows[0])).not.toContain('From Monday');
  });

  it('reaches whom a filter leaves, and nobody who registers later or is disabled', async () => {
    const spanish = (
      await server.call('register', {
        ...{ username: 'hispana1', password: 'secret-1', inviteCode: 'TESTING', language: 'es_spa' },
      })
    ).answer!;
    const disabled = await server.signUp();
    await office.call('setMemberActive', { memberId: disabled.memberId, active: false, reason: 'asked' });
    const filter = { language: 'es_spa' } as const;
    const count = (await office.call('countAudience', { ...filter, aboutPlay: 'no' })).answer;
    expect(count).toEqual({ members: 1, paused: 0 });
    const { id } = (await send(filter)).answer;
    await server.call('register', {
      ...{ username: 'hispano2', password: 'secret-1', inviteCode: 'TESTING', language: 'es_spa' },
    });
    await tellAll();
    expect(await one(id)).toMatchObject({ state: 'sent', told: 1 });
    expect(await told({ ...spanish, username: '' })).toEqual(['New hours']);
    const none = { memberIds: [disabled.memberId] };
    expect((await send(none)).refusal?.key).toBe('nobodyToTell');
    expect((await send({ registeredTo: '2001-01-01' })).refusal?.key).toBe('nobodyToTell');
  });

  it('says nothing of play to who has paused it or reached a limit, and everything else', async () => {
    const [plays, paused, limited] = [await server.signUp(), await server.signUp(), await server.signUp()];
    await server.call('pausePlay', { length: 'permanent' }, { session: paused });
    await server.call('setLimit', { kind: 'lossDay', points: 0 }, { session: limited });
    const memberIds = [plays, paused, limited].map(({ memberId }) => memberId);
    const count = (await office.call('countAudience', { memberIds: memberIds.join(','), aboutPlay: 'yes' }))
      .answer;
    expect(count).toEqual({ members: 2, paused: 1 });
    const { id } = (await send({ memberIds }, true)).answer;
    await tellAll();
    expect((await one(id)).told).toBe(1);
    expect(await told(plays)).toEqual(['New hours']);
    expect([await told(paused), await told(limited)]).toEqual([[], []]);
    await send({ memberIds });
    await tellAll();
    expect([await told(paused), await told(limited)]).toEqual([['New hours'], ['New hours']]);
  });

  it('goes on where it was, and stops where it is stopped', async () => {
    for (let count = 0; count < 501; count += 1) await server.newMember();
    const { id } = (await send({})).answer;
    await tellNext();
    expect(await one(id)).toMatchObject({ state: 'sending', told: 500 });
    await office.call('stopBroadcast', { id, reason: 'a wrong word' }, { name: 'bob' });
    await tellAll();
    expect(await one(id)).toMatchObject({ state: 'stopped', told: 500, stoppedBy: 'bob' });
    expect((await office.call('stopBroadcast', { id, reason: 'again' })).refusal?.key).toBe('broadcastOver');
    expect((await office.call('stopBroadcast', { id: 9_999, reason: 'which' })).refusal?.key).toBe('missing');
    const { rows } = (await office.call('broadcasts', {})).answer;
    expect(rows[0]).toMatchObject({ id, state: 'stopped' });
  });

  it('needs English, and is plain text', async () => {
    const audience = { memberIds: [10_001] };
    expect(
      (await office.call('sendBroadcast', { ...message, name: inSix(''), aboutPlay: false, audience }))
        .refusal,
    ).toMatchObject({ key: 'illegal', values: { fields: 'name.en_us' } });
    const text = 'One <b>two</b>\nthree\n\n"four" & five';
    expect(toHtml(text)).toBe('<p>One &lt;b&gt;two&lt;/b&gt;<br>three</p><p>&quot;four&quot; &amp; five</p>');
    expect(toText(toHtml(text))).toBe(text);
  });
});
