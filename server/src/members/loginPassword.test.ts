import { authErrorMessage, createTestServer, testPassword, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: new Date() });
});
afterAll(() => server.close());
// Past every lock: all tests come from one address.
beforeEach(() => {
  server.later(11 * 60_000);
});

const login = (username: string, password: string) =>
  server.call('login', { username, password, language: 'en_us' });
type Session = NonNullable<Awaited<ReturnType<typeof login>>['answer']>;
const change = (session: Session, newPassword: string, oldPassword = testPassword) =>
  server.call('setLoginPassword', { oldPassword, newPassword }, { session });
const use = (session: Session) => server.call('member', undefined, { session });
const refused = (message: string) => ({ code: 401, message });

describe('the login password (call 31, SET-09)', () => {
  test('the new one opens a session from now on, the old one does not', async () => {
    const session = await server.signUp();
    expect(await change(session, 'another-1')).toMatchObject({ code: 200, answer: null });
    expect(await login(session.username, testPassword)).toMatchObject(refused('Wrong username or password'));
    expect((await login(session.username, 'another-1')).code).toBe(200);
  });

  test('the session that asks stays, the others of the member end, those of other members stay', async () => {
    const [session, stranger] = [await server.signUp(), await server.signUp()];
    const other = (await login(session.username, testPassword)).answer!;
    await change(session, 'another-1');
    expect((await use(session)).code).toBe(200);
    expect(await use(other)).toMatchObject(refused(authErrorMessage));
    expect((await use(stranger)).code).toBe(200);
  });

  test('refuses a wrong old password and ends nothing', async () => {
    const session = await server.signUp();
    const other = (await login(session.username, testPassword)).answer!;
    expect(await change(session, 'another-1', 'wrong-1')).toMatchObject(refused('Wrong old password'));
    expect((await use(other)).code).toBe(200);
    expect((await login(session.username, testPassword)).code).toBe(200);
  });

  test.each(['12345', 'x'.repeat(21), ''])('refuses "%s" as too short or too long', async (password) => {
    const session = await server.signUp();
    expect(await change(session, password)).toMatchObject(refused('Password 6–20 characters'));
  });

  test('a POST changes it too, and neither answer is ever stored (D58)', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const session = await server.signUp();
      const words = { oldPassword: testPassword, newPassword: 'another-1' };
      const { code, headers } = await server.call('setLoginPassword', words, { session, method });
      expect(code).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
  });

  test('five wrong old passwords lock the change for their session, for ten minutes', async () => {
    const session = await server.signUp();
    const other = (await login(session.username, testPassword)).answer!;
    for (let count = 0; count < 5; count++) await change(session, 'another-1', 'wrong-1');
    const locked = refused('Too many attempts, please try again in 10 minutes');
    expect(await change(session, 'another-1')).toMatchObject(locked);
    expect((await login(session.username, testPassword)).code).toBe(200);
    server.later(11 * 60_000);
    expect((await change(session, 'another-1')).code).toBe(200);
    expect(await change(other, 'another-2', 'another-1')).toMatchObject({ code: 401 });
  });

  test('wrong passwords of strangers at login do not lock it', async () => {
    const session = await server.signUp();
    for (let count = 0; count < 5; count++) await login(session.username, 'wrong-1');
    expect((await change(session, 'another-1')).code).toBe(200);
  });

  test('of twenty guesses at the same time five are checked', async () => {
    const session = await server.signUp();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(session, 'another-1', `wrong-${n}`)),
    );
    const checked = guesses.filter(({ message }) => message === 'Wrong old password').length;
    expect(checked).toBe(5);
  });
});

describe('changes at the same time (call 31)', () => {
  test('of two changes by two sessions one is made, and its session is the one that stays', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await server.signUp();
      const other = (await login(one.username, testPassword)).answer!;
      const answers = await Promise.all([change(one, 'from-one'), change(other, 'from-other')]);
      const winner = answers.findIndex(({ code }) => code === 200);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      const [kept, ended, password] = winner === 0 ? [one, other, 'from-one'] : [other, one, 'from-other'];
      expect((await use(kept)).code).toBe(200);
      expect(await use(ended)).toMatchObject(refused(authErrorMessage));
      expect((await login(one.username, password)).code).toBe(200);
    }
  });

  test('no login with the old password outlives the change', async () => {
    for (let round = 0; round < 5; round++) {
      const session = await server.signUp();
      const [changed, ...logins] = await Promise.all([
        change(session, 'another-1'),
        ...Array.from({ length: 4 }, () => login(session.username, testPassword)),
      ]);
      expect(changed.code).toBe(200);
      for (const { answer } of logins) if (answer) expect(await use(answer)).toMatchObject({ code: 401 });
    }
  });

  test('a session that acts while it ends is refused once it has ended, and what it did is whole', async () => {
    const session = await server.signUp();
    const other = (await login(session.username, testPassword)).answer!;
    const sex = (n: number) => server.call('setSex', { sex: n % 2 ? 'man' : 'woman' }, { session: other });
    const [changed, ...acts] = await Promise.all([
      change(session, 'another-1'),
      ...Array.from({ length: 20 }, (_, n) => sex(n)),
    ]);
    expect(changed.code).toBe(200);
    for (const { code, message } of acts) {
      expect(code === 200 || message === authErrorMessage).toBe(true);
    }
    expect(await sex(1)).toMatchObject(refused(authErrorMessage));
  });
});
