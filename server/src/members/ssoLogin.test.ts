import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { randomUUID } from 'node:crypto';
import { makeSsoTicket } from './ssoTicket';
import { createTestServer, type TestServer, testSsoSecret } from '../../testing';

const start = new Date();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: start });
});
afterAll(() => server.close());

const ssoLogin = (ticket: string, username: string) =>
  server.call('ssoLogin', { ticket, username, language: 'en_us' });
const make = (username: string) => makeSsoTicket(username, { secret: testSsoSecret, now: server.now() });
const invalid = { code: 401, message: 'SSO invalid', answer: null };
const inSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
const seconds = () => inSeconds(server.now());

/** A ticket that is right in everything but what is given. */
const sign = (
  username: string,
  { secret = testSsoSecret, alg = 'HS256', ...claims }: JWTPayload & { secret?: string; alg?: string },
) =>
  new SignJWT({
    sub: username,
    aud: 'members',
    iat: seconds(),
    exp: seconds() + 60,
    jti: randomUUID(),
    ...claims,
  })
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret));

describe('single sign-on (call 19, AUTH-09)', () => {
  test('a ticket opens a session for the member it names', async () => {
    const { memberId, username } = await server.signUp();
    const { code, answer } = await ssoLogin(await make(username), username);
    expect([code, answer?.memberId]).toEqual([200, memberId]);
    const member = await server.call('member', undefined, { session: answer! });
    expect(member.answer).toMatchObject({ id: memberId, username });
  });

  test('a ticket is good once, also when it comes twice at the same time', async () => {
    const { username } = await server.signUp();
    const ticket = await make(username);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ssoLogin(ticket, username)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === 'SSO invalid')).toHaveLength(7);
    expect(await ssoLogin(ticket, username)).toMatchObject(invalid);
  });

  test('a ticket stays used while it could still be in time, and is forgotten long after', async () => {
    const { username } = await server.signUp();
    const used = async () =>
      (await server.database.reader.selectFrom('sso_tickets').select('expires_at').execute()).length;
    await ssoLogin(await make(username), username);
    const before = await used();
    server.later(60_000);
    await ssoLogin(await make(username), username);
    expect(await used()).toBe(before + 1);
    server.later(20 * 60_000);
    await ssoLogin(await make(username), username);
    expect(await used()).toBe(1);
  });

  test('nobody is registered by a ticket', async () => {
    expect(await ssoLogin(await make('stranger1'), 'stranger1')).toMatchObject(invalid);
  });

  test('the address must name the member of the ticket', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    expect(await ssoLogin(await make(one.username), other.username)).toMatchObject(invalid);
    expect(await ssoLogin(await make(one.username), '')).toMatchObject(invalid);
  });

  test.each([
    ['signed with another key', { secret: 'another key that is as long as it is' }],
    ['signed with another algorithm', { alg: 'HS512' }],
    ['for somebody else', { aud: 'partners' }],
    ['for nobody', { aud: undefined }],
    ['without a name', { sub: undefined }],
    ['without jti', { jti: undefined }],
    ['with an empty jti', { jti: '' }],
    ['without iat', { iat: undefined }],
    ['without exp', { exp: undefined }],
    ['valid for longer than a minute', { exp: inSeconds(start) + 3_600 + 61 }],
    ['with a text as exp', { exp: 'tomorrow' as never }],
  ])('refuses a ticket %s', async (_what, claims) => {
    const { username } = await server.signUp();
    expect(await ssoLogin(await sign(username, claims), username)).toMatchObject(invalid);
  });

  test('refuses a ticket that is over, and one from the future', async () => {
    const { username } = await server.signUp();
    const at = (offset: number) => sign(username, { iat: seconds() + offset, exp: seconds() + offset + 60 });
    expect(await ssoLogin(await at(-66), username)).toMatchObject(invalid);
    expect(await ssoLogin(await at(30), username)).toMatchObject(invalid);
    expect((await ssoLogin(await at(-50), username)).code).toBe(200);
  });

  test('refuses what has no signature, or is no ticket', async () => {
    const { username } = await server.signUp();
    const unsigned = new UnsecuredJWT({ sub: username, aud: 'members', jti: 'x' })
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + 60)
      .encode();
    const [header, payload] = (await make(username)).split('.');
    for (const ticket of ['', 'a.b.c', 'null', unsigned, `${header}.${payload}.`, `${header}.${payload}`]) {
      expect(await ssoLogin(ticket, username)).toMatchObject(invalid);
    }
  });

  test('a member who is offline is told so, and the ticket is used up', async () => {
    const { memberId, username } = await server.signUp();
    const setStatus = (status: number) =>
      server.database.transaction((transaction) =>
        transaction.updateTable('members').set({ status }).where('id', '=', memberId).execute(),
      );
    const ticket = await make(username);
    await setStatus(0);
    expect(await ssoLogin(ticket, username)).toMatchObject({ code: 401, message: 'Account offline' });
    await setStatus(1);
    expect(await ssoLogin(ticket, username)).toMatchObject(invalid);
  });
});
