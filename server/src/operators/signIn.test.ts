import type { FastifyInstance } from 'fastify';
import { createTestServer, noon, openTestOffice, type TestServer } from '../../testing';
import { administrationOf, openOfficeBrowser, refused } from '../../testing/officeBrowser';
import { operations } from '../operatorLog';

const minuteMs = 60_000;
let server: TestServer;
let office: FastifyInstance;
let add: ReturnType<typeof administrationOf>['add'];
beforeEach(async () => {
  server = await createTestServer({ time: noon });
  office = await openTestOffice(server);
  ({ add } = administrationOf(server));
});
afterEach(async () => {
  await office.close();
  await server.close();
});

const openBrowser = (address?: string) => openOfficeBrowser(() => office, { ...(address && { address }) });
const later = (ms: number) => server.later(ms);

async function lines() {
  const found: string[] = [];
  for await (const { operator, action, subject } of operations(server.database.reader))
    if (operator === 'ana') found.push([operator, action, subject].join(' | '));
  return found;
}

describe('signing in to the office', () => {
  it('takes name, password and one-time code, and keeps the operator signed in by a cookie that no script reads', async () => {
    const ana = await add('ana', ['money.see']);
    const browser = openBrowser();
    expect(await browser.call('session', {})).toMatchObject({ status: 401, ...refused('signedOut') });
    const { status, answer, cookies } = await browser.signIn(ana);
    expect([status, answer]).toEqual([
      200,
      { name: 'ana', rights: ['money.see'], apiOrigin: 'http://api.test' },
    ]);
    expect(cookies).toHaveLength(2);
    for (const cookie of [cookies!].flat()) expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
    expect((await browser.call('session', {})).answer).toEqual(answer);
    await browser.call('signOut', {});
    expect(await browser.call('session', {})).toMatchObject(refused('signedOut'));
    expect(await lines()).toEqual(['ana | signed in | operator ana', 'ana | signed out | operator ana']);
  });

  it('says the same of a wrong name, password or code, and takes no code twice', async () => {
    const ana = await add('ana');
    const browser = openBrowser();
    expect(await browser.signIn(ana, { password: 'guess' })).toMatchObject(refused('wrongSignIn'));
    expect(await browser.signIn(ana, { code: '000000' })).toMatchObject(refused('wrongSignIn'));
    expect(await browser.signIn({ ...ana, name: 'eve' })).toMatchObject(refused('wrongSignIn'));
    expect((await browser.signIn(ana)).status).toBe(200);
    expect(await openBrowser().signIn(ana)).toMatchObject(refused('wrongSignIn'));
    later(minuteMs);
    expect((await openBrowser().signIn(ana)).status).toBe(200);
  });

  it('locks strangers to a name after five wrong attempts for ten minutes, and not a device of the operator', async () => {
    const ana = await add('ana');
    const own = openBrowser();
    await own.signIn(ana);
    const stranger = openBrowser();
    await Promise.all(Array.from({ length: 5 }, () => stranger.signIn(ana, { password: 'guess' })));
    later(minuteMs);
    expect(await stranger.signIn(ana)).toMatchObject(refused('wrongSignIn'));
    expect((await own.signIn(ana)).status).toBe(200);
    later(10 * minuteMs);
    expect((await stranger.signIn(ana)).status).toBe(200);
  });

  it('takes twenty attempts a minute from an address', async () => {
    const guesser = openBrowser('10.0.0.9');
    const params = (n: number) => ({ name: `name${n}`, password: 'guess', code: '000000' });
    for (let n = 0; n < 20; n++) expect((await guesser.call('signIn', params(n))).status).toBe(409);
    expect(await guesser.call('signIn', params(20))).toMatchObject({ status: 429, ...refused('tooMany') });
    expect((await openBrowser('10.0.0.10').call('signIn', params(20))).status).toBe(409);
  });

  it('lasts half an hour without use, and twelve hours with it', async () => {
    const ana = await add('ana');
    const browser = openBrowser();
    const isIn = async () => (await browser.call('session', {})).status === 200;
    await browser.signIn(ana);
    for (let hours = 0; hours < 12; hours += 0.5) {
      expect(await isIn()).toBe(true);
      later(30 * minuteMs - 1);
    }
    later(minuteMs);
    expect(await isIn()).toBe(false);
    await browser.signIn(ana);
    later(31 * minuteMs);
    expect(await isIn()).toBe(false);
  });

  it('is kept alive by nothing that a page asks by itself (OFC-108)', async () => {
    const browser = openBrowser();
    await browser.signIn(await add('ana'));
    later(20 * minuteMs);
    const asked = { method: 'GET', url: '/api/session', unattended: true } as const;
    expect((await browser.send(asked)).statusCode).toBe(200);
    later(11 * minuteMs);
    expect(await browser.call('session', {})).toMatchObject(refused('signedOut'));
  });

  it('is the same on every server of the database', async () => {
    const ana = await add('ana');
    const browser = openBrowser();
    await browser.signIn(ana);
    await office.close();
    office = await openTestOffice(server);
    expect((await browser.call('session', {})).answer).toMatchObject({ name: 'ana' });
  });
});
