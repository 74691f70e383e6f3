import { languages } from '@members/contract';
import type { OfficeParams } from '@members/office-contract';
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

describe('what is set about customer service (OFC-114)', () => {
  const settings = async () => (await office.call('supportSettings', {})).answer;
  const set = (change: Partial<OfficeParams<'setSupportSettings'>>, name = 'ana') =>
    office.call(
      'setSupportSettings',
      {
        ...{
          enabled: true,
          url: '',
          hours: [],
          timeZone: 'UTC',
          daysOff: [],
          visitorsWrite: true,
          version: 1,
        },
        ...change,
      },
      { name },
    );
  const help = async () => (await server.call('help', undefined)).answer!;

  it('is shown to members: hours, link and switch', async () => {
    const { version } = await settings();
    const monday = new Date('2026-11-23T10:00:00Z');
    server.setTime(monday);
    const hours = [{ day: 1, from: '09:00', to: '18:00' }];
    const { answer } = await set({ version, hours, timeZone: 'Europe/Madrid', url: 'https://help.example/' });
    expect((await help()).periods[0]).toEqual({
      ...{ from: '2026-11-23T08:00:00.000Z', to: '2026-11-23T17:00:00.000Z' },
    });
    const site = (await server.call('siteInfo', undefined)).answer!;
    expect(site.support).toEqual({ enabled: true, url: 'https://help.example/' });
    await set({ version: answer.version, enabled: false });
    expect(await help()).toMatchObject({ conversations: false, visitors: false, periods: [] });
    await set({ version: answer.version + 1 });
  });

  it('is refused to who did not see the last change, and where it can’t be', async () => {
    const { version } = await settings();
    await set({ version }, 'bob');
    expect((await set({ version })).refusal).toMatchObject({
      key: 'changedMeanwhile',
      values: { operator: 'bob' },
    });
    expect((await set({ version: version + 1, timeZone: 'Nowhere/Land' })).refusal?.key).toBe('noTimeZone');
    for (const wrong of [
      { url: 'http://help.example/' },
      { url: 'javascript:alert(1)' },
      { hours: [{ day: 1, from: '9:00', to: '18:00' }] },
      { hours: [1, 1].map((day) => ({ day, from: '09:00', to: '18:00' })) },
    ])
      expect((await set({ version: version + 1, ...wrong })).status).toBe(422);
    expect(
      (await office.call('setSupportSettings', { ...(await settings()) }, { rights: ['support.change'] }))
        .status,
    ).toBe(403);
  });

  it('tells members how long it usually takes, by ten answers within the hours at least', async () => {
    server.later(2 * minuteMs);
    const answerAfter = async (minutes: number) => {
      const { id } = await on.asked();
      server.later(minutes * minuteMs);
      await on.reply({ id });
    };
    for (let count = 0; count < 9; count += 1) await answerAfter(count < 7 ? 3 : 25);
    server.later(2 * minuteMs);
    expect((await help()).usualMinutes).toBeNull();
    await answerAfter(3);
    server.later(2 * minuteMs);
    expect((await help()).usualMinutes).toBe(5);
    expect((await settings()).usualMinutes).toBe(5);
    const { version } = await settings();
    await set({ version, hours: [{ day: 1, from: '09:00', to: '09:01' }] });
    // From Tuesday on nobody answers.
    server.setTime('2026-11-24T12:00:00Z');
    for (let count = 0; count < 10; count += 1) await answerAfter(300);
    server.later(2 * minuteMs);
    expect((await help()).usualMinutes).toBe(5);
  });
});

describe('templates of replies (OFC-112)', () => {
  it('are content of six languages, of which the published ones are offered', async () => {
    const inSix = (english: string, korean: string) =>
      Object.fromEntries(
        languages.map((language) => [
          language,
          language === 'en_us' ? english : language === 'ko_ko' ? korean : '',
        ]),
      );
    const save = (title: string, shownFrom: string | null) =>
      office.call('saveContent', {
        ...{
          kind: 'replyTemplate',
          fields: { title, reply: inSix('Hello {{member}}', '안녕하세요') },
          shownFrom,
        },
      } as never);
    expect((await save('Greeting', '2020-01-01T00:00:00.000Z')).status).toBe(200);
    await save('Draft', null);
    const { templates } = (await office.call('replyTemplates', {})).answer;
    expect(templates).toMatchObject([
      { title: 'Greeting', reply: { en_us: 'Hello {{member}}', ko_ko: '안녕하세요' } },
    ]);
  });
});
