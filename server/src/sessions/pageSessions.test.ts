import { callOf } from '@members/contract';
import { randomBytes } from 'node:crypto';
import {
  authErrorMessage,
  createTestServer,
  sessionHeaders,
  testPassword,
  type TestServer,
} from '../../testing';
import { browserCookie, pageKeyOf } from '../http';

let server: TestServer;
let username: string;
beforeAll(async () => {
  server = await createTestServer({ appOrigin: 'https://m.example.com' });
  ({ username } = await server.signUp());
});
afterAll(() => server.close());

/** What a browser sends beside the session: its cookie, and what the page has of it. */
function browser() {
  const secret = randomBytes(32).toString('base64url');
  const cookie = `other=1; ${browserCookie}=${secret}`;
  const key = pageKeyOf(secret);
  return { cookie, key, both: { cookie, 'page-key': key } };
}

const logIn = async (headers: Record<string, string>) =>
  (await server.call('login', { username, password: testPassword, language: 'en_us' }, { headers })).answer!;

describe('a session that a page has opened (decision 91)', () => {
  test('is answered with the cookie of its browser and the key of a page in it, and with nothing less', async () => {
    const [own, other] = [browser(), browser()];
    const session = await logIn(own.both);
    expect(session.token).toMatch(/^p\./);
    const ask = (headers: Record<string, string>) => server.call('member', undefined, { session, headers });
    expect((await ask(own.both)).code).toBe(200);
    const less: Record<string, string>[] = [
      {},
      { cookie: own.cookie },
      { 'page-key': own.key },
      { cookie: own.cookie, 'page-key': other.key },
      { cookie: own.cookie, 'page-key': 'undefined' },
      other.both,
    ];
    for (const headers of less)
      expect(await ask(headers)).toMatchObject({ code: 401, message: authErrorMessage });
    expect((await ask(own.both)).code).toBe(200);
  });

  test('is what any page of the same browser goes on with', async () => {
    const own = browser();
    const session = await logIn(own.both);
    const again = { cookie: own.cookie, 'page-key': own.key };
    expect((await server.call('member', undefined, { session, headers: again })).code).toBe(200);
  });

  test('keeps neither the cookie nor the key', async () => {
    const own = browser();
    await logIn(own.both);
    const rows = JSON.stringify(await server.database.reader.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(own.key);
    expect(rows).not.toContain(own.cookie.split('=').at(-1));
  });

  test('is not begun by a client that proves nothing: that one has its token alone (D17)', async () => {
    const session = await logIn({ cookie: browser().cookie });
    expect(session.token).not.toMatch(/^p\./);
    expect((await server.call('member', undefined, { session })).code).toBe(200);
  });
});

describe('calls on behalf of a release (decision 89)', () => {
  test('are those that the app lists for it, by whatever path they are asked for', async () => {
    const session = await logIn({});
    const { method, path, aliases } = callOf('member');
    const listed = { 'x-calls': `GET /system/base,${method} ${path}` };
    expect((await server.call('member', undefined, { session, headers: listed })).code).toBe(200);
    const headers = { 'x-calls': 'GET /system/base', ...sessionHeaders(session) };
    for (const url of [path, path.toLowerCase(), ...aliases])
      expect(await server.send(method, url, { headers })).toMatchObject({ code: 401 });
  });
});
