import type { Session } from '@members/contract';
import { createTestServer, noon, testPassword, type TestServer } from '../../testing';
import { createAuthenticator, type Twist } from '../../testing/authenticator';

const origin = 'https://m.example.com';
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon, appOrigin: origin });
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<TestServer['signUp']>>;

const refused = (message: string) => ({ code: 401, message });
const ask = (session: Member, password = testPassword) =>
  server.call('newPasskey', { password }, { session });
const optionsFor = async (session: Member) =>
  (await ask(session)).answer!.options as {
    user: { id: string; name: string };
    rp: unknown;
    excludeCredentials: unknown[];
  };
const keep = (session: Member, response: string, name = '') =>
  server.call('addPasskey', { response, name }, { session, headers: { 'user-agent': chrome } });
const add = async (session: Member, { name = '', twist = {} as Twist } = {}) =>
  keep(session, createAuthenticator(origin).create(await optionsFor(session), twist), name);
const list = async (session: Member) => (await server.call('passkeys', undefined, { session })).answer!;

describe('adding a passkey (KEY-03)', () => {
  test('needs the login password; wrong ones are counted and on record, right ones are neither', async () => {
    const member = await server.signUp();
    expect((await ask(member)).code).toBe(200);
    for (let count = 0; count < 5; count += 1)
      expect(await ask(member, 'wrong')).toMatchObject(refused('Wrong password'));
    expect((await ask(member)).message).toMatch(/^Too many attempts/);
    const { answer } = await server.call('devices', undefined, { session: member });
    const outcomes = answer!.signIns.map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...Array<string>(5).fill('wrongPassword'), 'signedIn']);
  });

  test('tells the authenticator a random handle, the same for all of a member’s, and the page’s host', async () => {
    const member = await server.signUp();
    const first = await optionsFor(member);
    expect(first.rp).toEqual({ id: 'm.example.com', name: 'Members' });
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32);
    expect(first.user.name).toBe(member.username);
    expect((await optionsFor(member)).user.id).toBe(first.user.id);
    expect((await optionsFor(await server.signUp())).user.id).not.toBe(first.user.id);
  });

  test('keeps it under the name of the device, or the member’s own', async () => {
    const member = await server.signUp();
    await add(member);
    await add(member, { name: '  My   phone ' });
    expect((await list(member)).passkeys).toMatchObject([
      { name: 'Chrome · Android', createdAt: '2026-11-21 12:00:00', lastUsedAt: null },
      { name: 'My phone' },
    ]);
    expect((await optionsFor(member)).excludeCredentials).toHaveLength(2);
  });

  test('takes an answer once, in five minutes, from the member who was asked', async () => {
    const [member, other] = [await server.signUp(), await server.signUp()];
    const tooLate = refused('That took too long, please try again');
    const response = createAuthenticator(origin).create(await optionsFor(member));
    expect(await keep(other, response)).toMatchObject(tooLate);
    expect((await keep(member, response)).code).toBe(200);
    expect(await keep(member, response)).toMatchObject(tooLate);
    const late = createAuthenticator(origin).create(await optionsFor(member));
    server.later(5 * 60_000);
    expect(await keep(member, late)).toMatchObject(tooLate);
  });

  test.each<Twist>([{ origin: 'https://evil.example' }, { rpId: 'example.com' }, { verified: false }])(
    'refuses one of %j',
    async (twist) => {
      const member = await server.signUp();
      expect((await add(member, { twist })).message).toMatch(/^This passkey was not accepted/);
      expect((await list(member)).passkeys).toEqual([]);
    },
  );

  test('refuses a credential that another member has', async () => {
    const authenticator = createAuthenticator(origin);
    const [member, other] = [await server.signUp(), await server.signUp()];
    await keep(member, authenticator.create(await optionsFor(member)));
    const again = await keep(other, authenticator.create(await optionsFor(other)));
    expect(again.message).toMatch(/^This passkey was not accepted/);
  });

  test('ends at ten', async () => {
    const member = await server.signUp();
    const tenth = await optionsFor(member);
    for (let count = 0; count < 10; count += 1) expect((await add(member)).code).toBe(200);
    expect(await ask(member)).toMatchObject(refused('You have 10 passkeys already. Remove one first'));
    expect((await keep(member, createAuthenticator(origin).create(tenth))).code).toBe(401);
  });
});

describe('a member’s passkeys (KEY-03)', () => {
  test('have names that can be changed, and go; nobody else’s do', async () => {
    const [member, other] = [await server.signUp(), await server.signUp()];
    await add(member);
    const { id } = (await list(member)).passkeys[0]!;
    await server.call('renamePasskey', { id, name: 'Stolen' }, { session: other });
    await server.call('removePasskey', { id }, { session: other });
    expect((await list(member)).passkeys).toMatchObject([{ name: 'Chrome · Android' }]);
    await server.call('renamePasskey', { id, name: 'Phone' }, { session: member });
    expect((await list(member)).passkeys).toMatchObject([{ name: 'Phone' }]);
    const unnamed = await server.call('renamePasskey', { id, name: ' ' }, { session: member });
    expect(unnamed).toMatchObject(refused('Invalid value'));
    await server.call('removePasskey', { id }, { session: member });
    expect((await server.call('removePasskey', { id }, { session: member })).code).toBe(200);
    expect((await list(member)).passkeys).toEqual([]);
  });

  test('are offered until the offer is dismissed, or there is or was one (KEY-02)', async () => {
    const [member, other] = [await server.signUp(), await server.signUp()];
    expect((await list(member)).offered).toBe(true);
    await server.call('dismissPasskeyOffer', undefined, { session: member });
    expect((await list(member)).offered).toBe(false);
    await add(other);
    expect((await list(other)).offered).toBe(false);
    const { id } = (await list(other)).passkeys[0]!;
    await server.call('removePasskey', { id }, { session: other });
    expect((await list(other)).offered).toBe(false);
  });
});

describe('what a member is told on every device (KEY-05)', () => {
  const told = async (session: Session) =>
    (await server.call('messages', undefined, { session })).answer!.messages.map(({ name }) => name);

  test('a passkey that was added, and one that was removed, once', async () => {
    const member = await server.signUp();
    await add(member);
    const { id } = (await list(member)).passkeys[0]!;
    await server.call('removePasskey', { id }, { session: member });
    await server.call('removePasskey', { id }, { session: member });
    expect(await told(member)).toEqual(['A passkey was removed', 'A passkey was added']);
  });

  test('a login on a device that was not known, by password or passkey; not one that is', async () => {
    const member = await server.signUp();
    const authenticator = createAuthenticator(origin);
    await keep(member, authenticator.create(await optionsFor(member)));
    const known = { deviceToken: 'a'.repeat(32), language: 'en_us' as const };
    const { username } = member;
    const logIn = () => server.call('login', { username, password: testPassword, ...known });
    const bySignature = async () => {
      const { options } = (await server.call('passkeyLogin', undefined)).answer!;
      const response = authenticator.get(options);
      return server.call('loginWithPasskey', { response, ...known, deviceToken: 'b'.repeat(32) });
    };
    for (const login of [logIn, logIn, bySignature, bySignature]) expect((await login()).code).toBe(200);
    expect(await told(member)).toEqual([
      'Login on a new device',
      'Login on a new device',
      'A passkey was added',
    ]);
  });
});
