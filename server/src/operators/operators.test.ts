import { officeCalls, type OfficeCallId, type OfficeParams, type Right } from '@members/office-contract';
import { parseSetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import {
  createTestServer,
  noon,
  officeOrigin,
  openTestOffice,
  testLogKey,
  testPepper,
  type TestServer,
} from '../../testing';
import { operations } from '../operatorLog';
import { codeAt, createCodeSeal } from './secrets';
import { createOperators, type Operators } from './service';

const minuteMs = 60_000;
let server: TestServer;
let office: FastifyInstance;
let operators: Operators;
beforeEach(async () => {
  server = await createTestServer({ time: noon });
  office = await openTestOffice(server);
  operators = createOperators({ database: server.database, seal: createCodeSeal(testPepper) });
});
afterEach(async () => {
  await office.close();
  await server.close();
});

const act = () => ({ operator: 'shell', now: server.now(), logKey: testLogKey });

/** Adds an operator, and answers what they sign in with. */
async function add(name: string, rights: readonly Right[] = ['administration.change']) {
  const { password, codeUri } = await operators.add({ name, rights, remote: null }, act());
  const secret = new URL(codeUri).searchParams.get('secret')!;
  return { name, password, code: () => codeAt(secret, server.now().getTime()) };
}
type Added = Awaited<ReturnType<typeof add>>;

/** A browser: it keeps cookies, and sends calls. */
function openBrowser(address = '10.0.0.1') {
  const jar = new Map<string, string>();
  async function call<Id extends OfficeCallId>(id: Id, params: OfficeParams<Id>, code?: string) {
    const { method, path } = officeCalls[id];
    const response = await office.inject({
      method,
      url: `/api${path}`,
      remoteAddress: address,
      headers: {
        host: new URL(officeOrigin).host,
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(code && { 'x-code': code }),
      },
      ...(method === 'POST' && { payload: params as object }),
    });
    for (const text of [response.headers['set-cookie'] ?? []].flat()) {
      const { name, value = '', maxAge } = parseSetCookie(text);
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.statusCode, answer: response.json(), cookies: response.headers['set-cookie'] };
  }
  const signIn = ({ name, password, code }: Added, given: { password?: string; code?: string } = {}) =>
    call('signIn', { name, password, code: code(), ...given });
  return { call, signIn };
}

const later = (ms: number) => server.later(ms);
const refused = (key: string) => ({ answer: { key } });

async function lines() {
  const found: string[] = [];
  for await (const { operator, action, subject } of operations(server.database.reader))
    found.push([operator, action, subject].join(' | '));
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
    expect((await lines()).slice(1)).toEqual([
      'ana | signed in | operator ana',
      'ana | signed out | operator ana',
    ]);
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

  it('is the same on every server of the database', async () => {
    const ana = await add('ana');
    const browser = openBrowser();
    await browser.signIn(ana);
    await office.close();
    office = await openTestOffice(server);
    expect((await browser.call('session', {})).answer).toMatchObject({ name: 'ana' });
  });
});

describe('operators', () => {
  const bea = { name: 'bea', rights: ['content.change'] as Right[], remote: null, reason: 'new here' };

  it('are added by an administrator with a fresh code, and sign in with what is shown once', async () => {
    const ana = await add('ana');
    const browser = openBrowser();
    await browser.signIn(ana);
    later(6 * minuteMs);
    expect(await browser.call('addOperator', bea)).toMatchObject(refused('codeNeeded'));
    expect(await browser.call('addOperator', bea, '000000')).toMatchObject(refused('wrongCode'));
    const { answer } = await browser.call('addOperator', bea, ana.code());
    expect(answer).toEqual({
      password: expect.stringMatching(/^[\w-]{20}$/),
      codeUri: expect.stringMatching(/^otpauth:\/\/totp\/.*secret=/),
    });
    const secret = new URL(answer.codeUri).searchParams.get('secret')!;
    const code = () => codeAt(secret, server.now().getTime());
    expect((await openBrowser().signIn({ name: 'bea', password: answer.password, code })).status).toBe(200);
    expect(await browser.call('addOperator', bea)).toMatchObject(refused('operatorExists'));
  });

  it('have their secrets in the database as nobody can use them', async () => {
    const { codeUri } = await operators.add({ name: 'ana', rights: ['audit.see'], remote: null }, act());
    const row = await server.database.reader.selectFrom('operators').selectAll().executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(row.code_secret).not.toContain(new URL(codeUri).searchParams.get('secret'));
  });

  it('lose their sessions when they are disabled or get new secrets', async () => {
    const ana = await add('ana');
    const cia = await add('cia', ['money.change']);
    const browsers = { ana: openBrowser(), cia: openBrowser() };
    await browsers.ana.signIn(ana);
    await browsers.cia.signIn(cia);
    const disable = (disabled: boolean) =>
      browsers.ana.call('disableOperator', { name: 'cia', disabled, reason: 'on leave' });
    await disable(true);
    expect(await browsers.cia.call('session', {})).toMatchObject(refused('signedOut'));
    later(minuteMs);
    expect(await browsers.cia.signIn(cia)).toMatchObject(refused('wrongSignIn'));
    await disable(false);
    expect((await browsers.cia.signIn(cia)).status).toBe(200);
    await browsers.ana.call('resetOperator', { name: 'cia', reason: 'phone lost' });
    expect(await browsers.cia.call('session', {})).toMatchObject(refused('signedOut'));
    later(minuteMs);
    expect(await browsers.cia.signIn(cia)).toMatchObject(refused('wrongSignIn'));
    expect((await lines()).filter((line) => line.includes('cia')).slice(1)).toEqual([
      'cia | signed in | operator cia',
      'ana | operator disabled | operator cia',
      'ana | operator enabled | operator cia',
      'cia | signed in | operator cia',
      'ana | operator reset | operator cia',
    ]);
  });

  it('have their rights at once, and somebody can always administer', async () => {
    const ana = await add('ana');
    const cia = await add('cia', ['money.change']);
    const browser = openBrowser();
    await browser.signIn(ana);
    const give = (name: string, rights: Right[]) =>
      browser.call('changeOperatorRights', { name, rights, remote: null, reason: 'other work' });
    const last = { answer: { key: 'lastAdministrator', values: { operator: 'ana' } } };
    expect(await give('ana', ['audit.see'])).toMatchObject(last);
    expect(
      await browser.call('disableOperator', { name: 'ana', disabled: true, reason: 'gone' }),
    ).toMatchObject(last);
    const other = openBrowser();
    await other.signIn(cia);
    expect(await other.call('operators', {})).toMatchObject(refused('forbidden'));
    await give('cia', ['administration.change']);
    expect((await other.call('operators', {})).answer).toMatchObject({
      operators: [
        { name: 'ana', disabled: false },
        { name: 'cia', rights: ['administration.change'] },
      ],
    });
    expect((await give('ana', ['audit.see'])).status).toBe(200);
    expect(await browser.call('operators', {})).toMatchObject(refused('forbidden'));
  });
});
