import { readdirSync } from 'node:fs';
import { languages, type Language } from '@members/contract';
import * as content from '../../demo/content';
import { reconcile } from '../ledger';
import { setGameOpen } from '../lottery';
import { demoClipsDir, demoMediaDir } from '../media';
import { endInviteCode } from '../members';
import { operatorLogKey } from '../operatorLog';
import { demoAccount, refuseDemonstration } from './account';
import { demoWaybill, seedDemo } from './seed';
import { createTestOffice, createTestServer, type TestServer } from '../../testing';

const passwordPepper = 'pepper of the demonstration';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ passwordPepper, mediaDir: demoMediaDir });
  await Promise.all([
    seedDemo(server.database, { passwordPepper }),
    seedDemo(server.database, { passwordPepper }),
  ]);
  await seedDemo(server.database, { passwordPepper });
});
afterAll(() => server.close());

const signIn = async () => (await server.call('login', { ...demoAccount, language: 'en_us' })).answer!;
const read = async <Id extends 'siteInfo' | 'siteConfig' | 'cities' | 'notices' | 'videoClasses' | 'games'>(
  id: Id,
  language: Language = 'en_us',
) => (await server.call(id, (id === 'games' ? {} : undefined) as never, { language })).answer!;

describe('the demonstration', () => {
  test('has a member whose 1,000.00 are one bonus of the house, however often it is loaded', async () => {
    const session = await signIn();
    const { answer } = await server.call('member', undefined, { session });
    expect(answer).toMatchObject({
      username: 'demo',
      balanceMinor: 100_000,
      creditScore: 88,
      tier: { imageUrl: '/media/tiers/gold.svg', progressPercent: 64 },
    });
    const log = await server.call('moneyLog', { page: 1, limit: 10 }, { session });
    expect(log.answer).toMatchObject({ total: 1, lines: [{ kind: 'Bonus', amountMinor: 100_000 }] });
    expect(await reconcile(server.database.reader)).toEqual({
      discrepancies: [],
      falseCheckpoints: [],
      entriesMinor: 0,
      houseMinor: -100_000,
    });
  });

  test('has a waybill to try, with all its steps', async () => {
    const { answer } = await server.call('waybill', { number: demoWaybill });
    expect(answer!.steps).toHaveLength(5);
  });

  test('lets a newcomer register with WELCOME, whose 1,000.00 to try the games stand in the money log', async () => {
    const newcomer = { username: 'newcomer', password: 'secret-1', inviteCode: 'WELCOME' };
    const { answer: session } = await server.call('register', { ...newcomer, language: 'en_us' });
    const { answer } = await server.call('moneyLog', { page: 1, limit: 10 }, { session: session! });
    expect(answer).toMatchObject({ total: 1, lines: [{ kind: 'Bonus', amountMinor: 100_000 }] });
    const report = await server.call('report', undefined, { session: session! });
    expect(report.answer).toMatchObject({ rechargeMinor: 0, bonusMinor: 100_000 });
    const control = await server.call('playControl', undefined, { session: session! });
    expect(control.answer!.limits.map(({ usedMinor }) => usedMinor)).toEqual([0, 0, 0, 0]);
  });

  test('keeps what an operator changed and a member did', async () => {
    await server.database.transaction(async (transaction) => {
      await transaction.updateTable('site').set({ login_first: true }).execute();
      await transaction.updateTable('videos').set({ play_count: 7 }).where('id', '=', 1).execute();
    });
    await seedDemo(server.database, { passwordPepper });
    expect(await read('siteInfo')).toMatchObject({ loginFirst: true, loginHasBack: false });
    const { play_count } = await server.database.reader
      .selectFrom('videos')
      .select('play_count')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(play_count).toBe(7);
    await server.database.transaction((transaction) =>
      transaction.updateTable('site').set({ login_first: false }).execute(),
    );
  });

  test('keeps the content that an operator changed, and the order that they set', async () => {
    const office = await createTestOffice(server, { passwordPepper });
    const { rows } = (await office.call('content', { kind: 'city' })).answer;
    const [first] = rows;
    const { fields } = (await office.call('contentItem', { kind: 'city', id: first!.id })).answer;
    const name = { ...(fields.name as object), en_us: 'Renamed' };
    await office.call('saveContent', {
      ...({ kind: 'city', id: first!.id, version: 1, shownFrom: new Date(0).toISOString() } as const),
      fields: { ...fields, name: name as never },
    });
    await office.call('orderContent', { kind: 'city', ids: rows.map(({ id }) => id).toReversed() });
    await seedDemo(server.database, { passwordPepper });
    expect((await read('cities')).at(-1)!.name).toBe('Renamed');
    await office.call('restoreContent', { kind: 'city', id: first!.id, version: 2, earlier: 1 });
    await office.call('orderContent', { kind: 'city', ids: rows.map(({ id }) => id) });
    await office.close();
  });

  test('brings back nothing that an operator took away', async () => {
    const act = { operator: 'ana', now: new Date(), logKey: operatorLogKey(passwordPepper) };
    const office = await createTestOffice(server, { passwordPepper });
    await office.call('archiveContent', { kind: 'notice', id: '1', version: 1, archived: true });
    await office.close();
    await endInviteCode(server.database, 'WELCOME', act);
    await setGameOpen(server.database, { key: 'k3-3m', open: false, ...act });
    await seedDemo(server.database, { passwordPepper });
    expect(await read('notices')).toHaveLength(content.notices.length - 1);
    const newcomer = { username: 'toolate', password: 'secret-1', inviteCode: 'WELCOME' };
    expect((await server.call('register', { ...newcomer, language: 'en_us' })).message).toBe(
      'Invalid invite code',
    );
    expect((await read('games')).map(({ key }) => key)).toEqual(['k3-1m', 'k3-5m']);
    await server.database.transaction(async (transaction) => {
      await transaction
        .updateTable('notices')
        .set({ archived: false, shown_from: new Date() })
        .where('id', '=', 1)
        .execute();
      await transaction.updateTable('invite_codes').set({ ended_at: null }).execute();
      await transaction.updateTable('games').set({ open: true }).execute();
    });
  });

  test('is recognised by its invite code, also by one that has ended', async () => {
    const act = { operator: 'ana', now: new Date(), logKey: operatorLogKey(passwordPepper) };
    await endInviteCode(server.database, 'WELCOME', act);
    await expect(refuseDemonstration(server.database.reader)).rejects.toThrow(
      'The database is that of a demonstration, with its member demo and its invite code WELCOME: name another in DATABASE_URL or DATA_DIR, or give DEMO=1.',
    );
    await server.database.transaction((transaction) =>
      transaction.updateTable('invite_codes').set({ ended_at: null }).execute(),
    );
  });

  test('leaves room for rows that come after it', async () => {
    const { id } = await server.database.transaction((transaction) =>
      transaction
        .insertInto('notices')
        .values({ name: '{"en_us":"x"}', text: '{"en_us":"x"}' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    expect(id).toBeGreaterThan(content.notices.length);
    await server.database.owner.transaction((transaction) =>
      transaction.deleteFrom('notices').where('id', '=', id).execute(),
    );
  });
});

describe('content in six languages (ROUTE-09)', () => {
  test.each(languages)('%s: site, games, videos, cities and notices', async (language) => {
    const site = await read('siteInfo', language);
    expect(site).toMatchObject({
      name: content.siteName[language],
      about: content.about[language],
      popupHtml: content.popContent[language],
      avatarCount: 20,
    });
    expect(site.languages.map(({ code }) => code)).toEqual([...languages]);
    const config = await read('siteConfig', language);
    expect(config.notice).toBe(content.noticeBar[language]);
    const banners = content.banners.map((banner, index) => ({
      url: banner[language],
      link: content.bannerLinks[index],
    }));
    expect(config.banners).toEqual(banners);
    expect(config.movies.map((shelf) => shelf.length)).toEqual([6, 6]);
    expect((await read('cities', language)).map(({ name }) => name)).toEqual(
      content.cities.map(({ name }) => name[language]),
    );
    expect((await read('notices', language)).map(({ name }) => name)).toEqual(
      content.notices.map(({ name }) => name[language]),
    );
    expect((await read('videoClasses', language)).map(({ name }) => name)).toEqual(
      content.videoClasses.map(({ name }) => name[language]),
    );
    expect((await read('games', language)).map(({ key }) => key)).toEqual(['k3-1m', 'k3-3m', 'k3-5m']);
  });

  test('call 1 may be kept for a minute, by language', async () => {
    const { headers } = await server.call('siteInfo', undefined);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers.vary).toMatch(/\blang\b/);
  });
});

describe('pictures and clips', () => {
  const get = (url: string, headers = {}) => server.app.inject({ url, headers });

  test('every address in the content is there', async () => {
    const { feedback, iconUrl, backgroundUrls } = await read('siteInfo');
    const { banners, movies } = await read('siteConfig');
    const addresses = [
      iconUrl,
      ...Object.values(backgroundUrls),
      ...feedback.map(({ avatarUrl }) => avatarUrl),
      ...banners.map(({ url }) => url),
      ...movies.flat().map(({ posterUrl }) => posterUrl),
      ...(await read('games')).map((game) => game.iconUrl),
      ...content.videos.map(({ poster }) => poster),
      ...[...content.products, ...content.companions].flatMap(({ images }) => images),
    ];
    for (const address of new Set(addresses)) {
      expect([address, (await get(address)).statusCode]).toEqual([address, 200]);
    }
  });

  test('every clip of the content is there', () => {
    const clips = readdirSync(demoClipsDir);
    expect(content.videos.map(({ file }) => file).filter((file) => !clips.includes(file))).toEqual([]);
  });

  test('built-in avatars are at /head and nothing outside the media is', async () => {
    expect((await get('/head/20.png')).headers['content-type']).toBe('image/png');
    for (const url of ['/head/21.png', '/media/../content/index.ts', '/media/%2e%2e/content/index.ts']) {
      expect([403, 404]).toContain((await get(url)).statusCode);
    }
  });
});
