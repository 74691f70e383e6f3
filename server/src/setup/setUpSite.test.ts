import { createTestServer, testPassword, testLogKey, type TestServer } from '../../testing';
import { operations } from '../operatorLog';
import { setUpSite, type SiteSetup } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.database.transaction((transaction) =>
    transaction.updateTable('invite_codes').set({ ended_at: new Date() }).execute(),
  );
});
afterAll(() => server.close());

const act = { operator: 'ana', now: new Date('2026-11-23T12:00:00Z'), logKey: testLogKey };
const setUp = (setup: Partial<SiteSetup> = {}) =>
  setUpSite(server.database, { inviteCode: 'JOIN-US', ...setup }, act);
const register = (username: string) =>
  server.call('register', {
    username,
    password: testPassword,
    inviteCode: 'JOIN-US',
    language: 'en_us',
  });
const actions = async () => {
  const found: string[] = [];
  for await (const { action } of operations(server.database.reader)) found.push(action);
  return found;
};

describe('a database without sample content', () => {
  test('answers what every client asks for first, with the defaults of a new site', async () => {
    const { code, answer } = await server.call('siteInfo', undefined, { language: 'zh_cn' });
    expect(code).toBe(200);
    expect(answer).toMatchObject({ name: '会员之家', popupHtml: null, feedback: [], rechargeChannels: [] });
    expect(answer!.about).toContain('<h3>');
    expect((await server.call('siteConfig', undefined)).answer).toMatchObject({
      banners: [],
      movies: [[], []],
    });
  });

  test.each(['cities', 'notices', 'videoClasses'] as const)('answers %s with none', async (call) => {
    expect(await server.call(call, undefined)).toMatchObject({ code: 200, answer: [] });
  });

  test('lets nobody register before it is set up', async () => {
    expect((await register('early1')).message).toBe('Invalid invite code');
  });
});

describe('setting a site up', () => {
  test('makes games, a bank, a channel and an invite code, and says what it did', async () => {
    expect(await setUp({ name: 'Harbour Club', languages: ['en_us', 'es_spa'] })).toEqual([
      'The site has texts, terms and settings.',
      'Its name is Harbour Club.',
      'It is closed to members until an operator opens it in the office, at Site.',
      'It offers en_us, es_spa.',
      'There are 3 games.',
      "Members' cards can be of Bank account.",
      'Members recharge by Online payment.',
      'JOIN-US is an invite code now.',
    ]);
    const { answer } = await server.call('siteInfo', undefined, { language: 'es_spa' });
    expect(answer).toMatchObject({ name: 'Harbour Club', rechargeChannels: [{ name: 'Online payment' }] });
    expect(answer!.languages.map(({ code }) => code)).toEqual(['en_us', 'es_spa']);
    expect((await server.call('games', {})).answer).toHaveLength(3);
    expect(await actions()).toEqual(['site set up', 'invite code added']);
  });

  test('it says that it isn’t open yet, in the language of the visitor, and lets nobody register (OFC-94)', async () => {
    const { answer } = await server.call('siteInfo', undefined, { language: 'ko_ko' });
    expect(answer!.closedText).toBe('아직 열지 않은 사이트입니다');
    expect((await register('early2')).message).toBe('This site isn’t open yet');
  });

  test('once it is open members register, with nothing on their account', async () => {
    expect(await setUp({ open: true })).toEqual(['It is open to members.']);
    expect((await server.call('siteInfo', undefined)).answer!.closedText).toBeNull();
    const { code, answer: session } = await register('first1');
    expect(code).toBe(200);
    expect((await server.call('member', undefined, { session: session! })).answer).toMatchObject({
      balanceMinor: 0,
    });
    expect((await server.call('banks', undefined, { session: session! })).answer).toEqual([
      { name: 'Bank account', code: 'BANK-1' },
    ]);
  });

  test('a second time changes nothing, with another code neither', async () => {
    const before = await actions();
    expect(
      await setUp({ name: 'Harbour Club', languages: ['en_us', 'es_spa'], inviteCode: 'OTHER', open: true }),
    ).toEqual([]);
    expect(await setUp()).toEqual([]);
    expect(await actions()).toEqual(before);
  });

  test('changes what is asked and nothing else', async () => {
    await server.database.transaction((transaction) =>
      transaction.updateTable('site').set({ login_first: true }).execute(),
    );
    expect(await setUp({ name: 'Quay Club', banks: ['Harbour Bank'], channels: ['Card'] })).toEqual([
      'Its name is Quay Club.',
      "Members' cards can be of Harbour Bank.",
      'Members recharge by Card.',
    ]);
    const { answer } = await server.call('siteInfo', undefined);
    expect(answer).toMatchObject({
      name: 'Quay Club',
      loginFirst: true,
      rechargeChannels: [{ name: 'Online payment' }, { name: 'Card' }],
    });
  });
});
