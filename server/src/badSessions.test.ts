import { callIds, callOf, calls, encodeBase64, isWrite, type CallId, type Session } from '@members/contract';
import { sql } from 'kysely';
import { pathsOf } from '@members/contract/server';
import { browserCookie, pageKeyOf } from './http';
import {
  authErrorMessage,
  createTestServer,
  sessionHeaders,
  testPassword,
  type TestServer,
} from '../testing';

const dayMs = 24 * 60 * 60 * 1000;
let server: TestServer;
let member: Session;
const bad: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  server = await createTestServer({ time: new Date(), appOrigin: 'https://m.example.com' });
  member = await server.signUp({ balanceMinor: 100_000 });
  const foreign = await server.signUp();
  const expired = await server.signUp();
  const revoked = await server.signUp();
  const again = await server.call('login', { username: revoked.username, password: testPassword, language: 'en_us' }); // oxfmt-ignore
  const change = { oldPassword: testPassword, newPassword: 'secret-2' };
  await server.call('setLoginPassword', change, { session: again.answer! });
  server.later(8 * dayMs);
  const fresh = await server.call('login', {
    username: 'member1',
    password: testPassword,
    language: 'en_us',
  });
  member = fresh.answer!;
  const { token, tokensso } = sessionHeaders(member);
  const other = sessionHeaders(foreign);
  const flipped = tokensso.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const secret = 'b'.repeat(43);
  const proof = { cookie: `${browserCookie}=${secret}`, 'page-key': pageKeyOf(secret) };
  const credentials = { username: 'member1', password: testPassword, language: 'en_us' as const };
  const ofPage = sessionHeaders((await server.call('login', credentials, { headers: proof })).answer!);
  Object.assign(bad, {
    "a page's session without cookie and key": ofPage,
    "a page's session without its key": { ...ofPage, cookie: proof.cookie },
    "a page's session without its cookie": { ...ofPage, 'page-key': proof['page-key'] },
    'no headers': {},
    'no tokensso': { token },
    'no token': { tokensso },
    'an altered tokensso': { token, tokensso: flipped },
    'a tokensso cut short': { token, tokensso: tokensso.slice(0, -1) },
    'a tokensso in another case': { token, tokensso: tokensso.toUpperCase() },
    'a token that is not encoded': { token: String(member.memberId), tokensso },
    'a token of nobody': { token: encodeBase64('999999999'), tokensso },
    'a token with a statement': { token: encodeBase64(`${member.memberId} OR 1=1`), tokensso },
    'an id with a sign': { token: encodeBase64(`+${member.memberId}`), tokensso },
    "another member's token": { token: other.token, tokensso },
    "another member's tokensso": { token, tokensso: other.tokensso },
    'a session that has expired': sessionHeaders(expired),
    'a session that was revoked': sessionHeaders(revoked),
    'its hash instead of the session': { token, tokensso: 'a'.repeat(64) },
  });
});
afterAll(() => server.close());

/** Everything that calls of members could change. */
async function state(): Promise<string> {
  const tables = ['members', 'accounts', 'transfers', 'bank_cards', 'recharges', 'withdrawals', 'uploads', 'orders', 'sessions']; // oxfmt-ignore
  const counted = await Promise.all(
    tables.map(
      (table) =>
      sql<{ hash: string }>`SELECT md5(string_agg(row::text, '' ORDER BY row::text)) AS hash FROM ${sql.table(table)} row`.execute(server.database.reader), // oxfmt-ignore
    ),
  );
  return JSON.stringify(counted.map(({ rows }) => rows[0]));
}

const memberCalls = callIds.filter((id) => callOf(id).access === 'member');
/** A call that does much is limited by address, before who sends it is asked. */
const refusals = [authErrorMessage, 'Too many requests, please wait a moment'];

describe('sessions that are none, on every call of the table (SEC-06)', () => {
  test('the session that they are made from is one', async () => {
    expect((await server.call('member', undefined, { session: member })).code).toBe(200);
    expect(Object.keys(bad)).toHaveLength(18);
  });

  test.each(memberCalls)('%s is refused by each of them, and nothing changes', async (id: CallId) => {
    const before = await state();
    for (const [what, headers] of Object.entries(bad))
      for (const { method, path } of pathsOf(id)) {
        const { status, code, msg, data } = await server.send(method, path, { headers });
        expect([what, path, status, code, data]).toEqual([what, path, 200, 401, '']);
        expect(refusals).toContain(msg);
      }
    expect(await state()).toBe(before);
  });
});

describe('pages of other sites (SEC-07)', () => {
  const writes = callIds.filter((id) => isWrite(callOf(id)));
  const from = (site: string, origin?: string) => ({ 'sec-fetch-site': site, ...(origin && { origin }) });
  const refused = { code: 401, msg: 'Illegal request', data: '' };

  test.each(writes)('%s is refused by them with a session too, and nothing changes', async (id) => {
    const before = await state();
    for (const headers of [
      from('cross-site'),
      from('same-site'),
      from('cross-site', 'null'),
      from('cross-site', 'https://evil.example'),
      from('same-site', 'https://m.example.com.evil.example'),
      from('cross-site', 'http://m.example.com'),
    ])
      for (const { method, path } of pathsOf(id))
        expect(
          await server.send(method, path, { headers: { ...sessionHeaders(member), ...headers } }),
        ).toMatchObject(refused);
    expect(await state()).toBe(before);
  });

  test('a named origin, the app itself, a typed address and no browser at all may write', async () => {
    for (const headers of [
      from('same-site', 'https://m.example.com'),
      from('cross-site', 'https://m.example.com'),
      from('same-origin'),
      from('none'),
      {},
    ]) {
      const all = { ...sessionHeaders(member), ...headers };
      expect(
        (await server.send('POST', calls.setSex.path, { fields: { sex: '1' }, headers: all })).code,
      ).toBe(200);
    }
  });

  test('no answer of any call may be read by a foreign or null origin', async () => {
    for (const id of callIds)
      for (const origin of ['https://evil.example', 'null', 'https://m.example.com:8443', 'http://localhost'])
        for (const method of [callOf(id).method, 'OPTIONS'] as const) {
          const { headers } = await server.app.inject({
            method,
            url: `/api${callOf(id).path}`,
            headers: { origin, 'access-control-request-method': callOf(id).method },
          });
          expect([id, origin, headers['access-control-allow-origin']]).toEqual([id, origin, undefined]);
          expect(headers['access-control-allow-credentials']).toBeUndefined();
        }
  });
});
