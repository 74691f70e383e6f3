import { createTestServer, noon, testPassword, type TestServer } from '../../testing';
import { createAuthenticator, type Authenticator, type Twist } from '../../testing/authenticator';
import { browserCookie, pageKeyOf } from '../http';

const origin = 'https://m.example.com';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon, appOrigin: origin });
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<TestServer['signUp']>>;

const refused = (message: string) => ({ code: 401, message });
const notAccepted = refused('This passkey was not accepted. Please use your password');
const tooLate = refused('That took too long, please try again');

async function optionsFor(session: Member): Promise<unknown> {
  const { answer } = await server.call('newPasskey', { password: testPassword }, { session });
  return answer!.options;
}

async function add(session: Member, authenticator: Authenticator, twist?: Twist) {
  const response = authenticator.create(await optionsFor(session), twist);
  return server.call('addPasskey', { response, name: '' }, { session });
}

async function memberWithPasskey(how?: Parameters<typeof createAuthenticator>[1]) {
  const member = await server.signUp();
  const authenticator = createAuthenticator(origin, how);
  expect((await add(member, authenticator)).code).toBe(200);
  return { member, authenticator };
}

const loginOptions = async () => (await server.call('passkeyLogin', undefined)).answer!.options;
const send = (response: string, headers = {}) =>
  server.call('loginWithPasskey', { response, language: 'en_us' }, { headers });
const logIn = async (authenticator: Authenticator, twist?: Twist) =>
  send(authenticator.get(await loginOptions(), twist));

describe('signing in with a passkey (KEY-01)', () => {
  test('needs neither name nor password, and opens a session of the member', async () => {
    const { member, authenticator } = await memberWithPasskey();
    const { answer } = await logIn(authenticator);
    expect(answer?.memberId).toBe(member.memberId);
    const own = await server.call('devices', undefined, { session: answer! });
    expect(own.answer!.signIns[0]).toMatchObject({ outcome: 'signedIn' });
  });

  test('asks for the host of the page, for whoever it knows, and for finger, face or PIN', async () => {
    expect(await loginOptions()).toMatchObject({ rpId: 'm.example.com', userVerification: 'required' });
    expect(await loginOptions()).not.toHaveProperty('allowCredentials.0');
  });

  test('opens a session of the page where the page proves itself (decision 91)', async () => {
    const { authenticator } = await memberWithPasskey();
    const secret = 'c'.repeat(43);
    const proof = { cookie: `${browserCookie}=${secret}`, 'page-key': pageKeyOf(secret) };
    const { answer } = await send(authenticator.get(await loginOptions()), proof);
    expect(answer?.token).toMatch(/^p\./);
    expect((await server.call('member', undefined, { session: answer! })).code).toBe(401);
    expect((await server.call('member', undefined, { session: answer!, headers: proof })).code).toBe(200);
  });

  test('works while strangers have locked the name', async () => {
    const { member, authenticator } = await memberWithPasskey();
    const guess = { username: member.username, password: 'wrong', language: 'en_us' as const };
    for (let count = 0; count < 5; count += 1) await server.call('login', guess);
    expect((await server.call('login', { ...guess, password: testPassword })).message).toMatch(/^Too many/);
    expect((await logIn(authenticator)).code).toBe(200);
  });

  test('takes a challenge once, whoever answers it', async () => {
    const { authenticator } = await memberWithPasskey();
    const response = authenticator.get(await loginOptions());
    expect((await send(response)).code).toBe(200);
    expect(await send(response)).toMatchObject(tooLate);
  });

  test('of two answers to one challenge at once takes one', async () => {
    const { authenticator } = await memberWithPasskey();
    const response = authenticator.get(await loginOptions());
    const answers = await Promise.all([send(response), send(response), send(response)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 401, 401]);
  });

  test('takes a challenge for ten minutes, and none that the server didn’t give', async () => {
    const { authenticator } = await memberWithPasskey();
    const options = await loginOptions();
    server.later(10 * 60_000);
    expect(await send(authenticator.get(options))).toMatchObject(tooLate);
    const challenge = Buffer.alloc(32, 7).toString('base64url');
    expect(await send(authenticator.get(await loginOptions(), { challenge }))).toMatchObject(tooLate);
  });

  test.each<[string, Twist]>([
    ['another page', { origin: 'https://evil.example' }],
    ['the page by another scheme', { origin: 'http://m.example.com' }],
    ['another host', { rpId: 'example.com' }],
    ['nobody: the user was not verified', { verified: false }],
    ['a registration', { type: 'webauthn.create' }],
    ['another member', { userHandle: Buffer.alloc(32, 1).toString('base64url') }],
    ['a copy, whose count has not gone up', { counter: 1 }],
  ])('refuses an answer of %s', async (_what, twist) => {
    const { authenticator } = await memberWithPasskey();
    expect(await logIn(authenticator, twist)).toMatchObject(notAccepted);
    expect((await logIn(authenticator)).code).toBe(200);
  });

  test('takes one that counts no uses, as those that are kept on several devices', async () => {
    const { authenticator } = await memberWithPasskey({ counts: false });
    expect((await logIn(authenticator)).code).toBe(200);
    expect((await logIn(authenticator)).code).toBe(200);
  });

  test('refuses a signature of another key', async () => {
    const { authenticator } = await memberWithPasskey();
    const given = JSON.parse(authenticator.get(await loginOptions())) as { response: { signature: string } };
    const other = JSON.parse(createAuthenticator(origin).get(await loginOptions())) as typeof given;
    const forged = { ...given, response: { ...given.response, signature: other.response.signature } };
    expect(await send(JSON.stringify(forged))).toMatchObject(notAccepted);
  });

  test.each(['', 'null', '{}', '[]', '{"id":"a"}', 'x'.repeat(20_000)])('refuses %.12j', async (response) => {
    expect(await send(response)).toMatchObject(notAccepted);
  });

  test('refuses a passkey that was removed, and an account that is offline', async () => {
    const { member, authenticator } = await memberWithPasskey();
    const session = member;
    const { answer } = await server.call('passkeys', undefined, { session });
    await server.database.transaction((transaction) =>
      transaction.updateTable('members').set({ status: 0 }).where('id', '=', member.memberId).execute(),
    );
    expect(await logIn(authenticator)).toMatchObject(refused('Account offline'));
    await server.database.transaction((transaction) =>
      transaction.updateTable('members').set({ status: 1 }).where('id', '=', member.memberId).execute(),
    );
    await server.call('removePasskey', { id: answer!.passkeys[0]!.id }, { session });
    expect(await logIn(authenticator)).toMatchObject(notAccepted);
  });
});
