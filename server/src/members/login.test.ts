import * as argon2 from '@node-rs/argon2';
import { calls } from '@members/contract';
import { createTestServer, testPassword, type TestServer } from '../../testing';

// The real thing, watched.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: new Date() });
});
afterAll(() => server.close());

const login = (username: string, password: string) =>
  server.call('login', { username, password, language: 'en_us' });
const locked = { code: 401, message: 'Too many attempts, please try again in 10 minutes' };
const wrong = { code: 401, message: 'Wrong username or password' };

describe('login (call 17)', () => {
  test('answers with id and token, which open call 20', async () => {
    const { memberId, username } = await server.signUp();
    const { code, answer, message } = await login(username, testPassword);
    expect([code, message]).toEqual([200, '']);
    expect(answer).toEqual({ memberId, token: expect.stringMatching(/^[\w-]{43}$/) });
    const member = await server.call('member', undefined, { session: answer! });
    expect(member.answer).toMatchObject({ id: memberId, username });
  });

  test('the name is found in any spelling of its letters', async () => {
    const { username } = await server.signUp();
    expect((await login(username.toUpperCase(), testPassword)).code).toBe(200);
  });

  test('a wrong password and an unknown name get the same refusal', async () => {
    const { username } = await server.signUp();
    expect(await login(username, 'wrong-1')).toMatchObject(wrong);
    expect(await login('nobodyatall', 'wrong-1')).toMatchObject(wrong);
  });

  test('missing fields are a wrong password, not a fault', async () => {
    expect(await server.send('POST', calls.login.path)).toMatchObject({ code: 401, msg: wrong.message });
  });

  test('an unknown name costs the same check of a password as a known one', async () => {
    const { username } = await server.signUp();
    const checked = jest.mocked(argon2.verify);
    const costs = [];
    for (const name of [username, 'nobody55']) {
      checked.mockClear();
      await login(name, 'wrong-1');
      costs.push(checked.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4)));
    }
    expect(costs[0]).toEqual([['', 'argon2id', 'v=19', expect.stringMatching(/^m=\d+,t=\d+,p=1$/)]]);
    expect(costs[1]).toEqual(costs[0]);
  });

  test('five failures lock a name for ten minutes, for the right password too', async () => {
    const { username } = await server.signUp();
    for (let count = 0; count < 5; count++) expect(await login(username, 'wrong-1')).toMatchObject(wrong);
    expect(await login(username, testPassword)).toMatchObject(locked);
    server.later(9.5 * 60_000);
    expect(await login(username, testPassword)).toMatchObject({
      message: expect.stringContaining('1 minutes'),
    });
    server.later(60_000);
    expect((await login(username, testPassword)).code).toBe(200);
  });

  test('a name that nobody has is locked alike', async () => {
    for (let count = 0; count < 5; count++) await login('nobody77', 'wrong-1');
    expect(await login('nobody77', 'wrong-1')).toMatchObject(locked);
  });

  test('guesses at the same time do not outrun the lock', async () => {
    const { username } = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => login(username, `wrong-${n}`)));
    const guesses = answers.filter(({ message }) => message === wrong.message).length;
    expect(guesses).toBe(5);
  });

  test('the right password forgets earlier failures', async () => {
    const { username } = await server.signUp();
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 4; count++) await login(username, 'wrong-1');
      expect((await login(username, testPassword)).code).toBe(200);
    }
  });

  test('a member who is offline is told so after the right password only', async () => {
    const { memberId, username } = await server.signUp();
    await server.database.transaction((transaction) =>
      transaction.updateTable('members').set({ status: 2 }).where('id', '=', memberId).execute(),
    );
    expect(await login(username, 'wrong-1')).toMatchObject(wrong);
    expect(await login(username, testPassword)).toMatchObject({ code: 401, message: 'Account offline' });
  });
});
