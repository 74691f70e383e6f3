import { encodeBase64 } from '@members/contract';
import { AuthError } from '../i18n/refusal';
import { makeSsoTicket } from '../members';
import { createSessions } from '.';
import {
  authErrorMessage,
  createTestServer,
  testPassword,
  type TestServer,
  testSsoSecret,
} from '../../testing';

const dayMs = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function signedUp() {
  let now = new Date();
  const { memberId } = await server.signUp();
  const { database } = server;
  const sessions = createSessions({ database, now: () => now });
  const open = () =>
    database.transaction((transaction) =>
      sessions.open(transaction, { memberId, address: '::1', deviceName: '' }),
    );
  const use = (tokenSso: string) =>
    sessions.authenticate({ token: encodeBase64(String(memberId)), tokenSso });
  return {
    memberId,
    sessions,
    open,
    use,
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

describe('sessions (D17, LIFE-06)', () => {
  test('a token has 256 bits and is stored as its hash only', async () => {
    const { open } = await signedUp();
    const { token } = await open();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await server.database.reader
      .selectFrom('sessions')
      .select('token_hash')
      .execute()
      .then((rows) => ({ rows }));
    expect(rows.some((row) => row.token_hash.includes(token))).toBe(false);
  });

  test('a session lives while it is used and ends after seven days without use', async () => {
    const { open, use, wait } = await signedUp();
    const { token } = await open();
    wait(6 * dayMs);
    await expect(use(token)).resolves.toMatchObject({ active: true });
    wait(6 * dayMs);
    await expect(use(token)).resolves.toMatchObject({ active: true });
    wait(7 * dayMs);
    await expect(use(token)).rejects.toThrow(AuthError);
  });

  test('a session ends after ninety days of use', async () => {
    const { open, use, wait } = await signedUp();
    const { token } = await open();
    for (let day = 6; day < 90; day += 6) {
      wait(6 * dayMs);
      await use(token);
    }
    wait(6 * dayMs);
    await expect(use(token)).rejects.toThrow(AuthError);
  });

  test('a member has ten sessions, the least used gives way', async () => {
    const { open, use, wait } = await signedUp();
    const tokens = [];
    for (let count = 0; count < 11; count++) {
      wait(1000);
      tokens.push((await open()).token);
    }
    await expect(use(tokens[0]!)).rejects.toThrow(AuthError);
    await expect(use(tokens[1]!)).resolves.toBeDefined();
    await expect(use(tokens[10]!)).resolves.toBeDefined();
  });

  test('the session that a client had until now ends when it signs in again, by whatever way', async () => {
    const first = await server.signUp();
    const { username } = first;
    const headers = { tokensso: first.token };
    const credentials = { username, password: testPassword, language: 'en_us' as const };
    const wrong = { ...credentials, password: 'wrong-1' };
    await server.call('login', wrong, { headers });
    expect((await server.call('member', undefined, { session: first })).code).toBe(200);
    const second = (await server.call('login', credentials, { headers })).answer!;
    expect(await server.call('member', undefined, { session: first })).toMatchObject({
      message: authErrorMessage,
    });
    const ticket = await makeSsoTicket(username, { secret: testSsoSecret });
    const third = (
      await server.call(
        'ssoLogin',
        { ticket, username, language: 'en_us' },
        { headers: { tokensso: second.token } },
      )
    ).answer!;
    expect((await server.call('member', undefined, { session: second })).code).toBe(401);
    expect((await server.call('member', undefined, { session: third })).code).toBe(200);
  });

  test('revoking the others keeps the one that asks', async () => {
    const { open, use, sessions, memberId } = await signedUp();
    const [kept, other] = [await open(), await open()];
    const { sessionHash } = await use(kept.token);
    await server.database.transaction((transaction) =>
      sessions.revokeOthers(transaction, { memberId, sessionHash }),
    );
    await expect(use(kept.token)).resolves.toBeDefined();
    await expect(use(other.token)).rejects.toThrow(AuthError);
  });
});
