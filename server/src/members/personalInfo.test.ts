import { calls } from '@members/contract';
import { createTestServer, sessionHeaders, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Session = Awaited<ReturnType<TestServer['signUp']>>;
const profile = async (session: Session) => (await server.call('member', undefined, { session })).answer;
const refused = (message: string) => ({ code: 401, message, answer: null });

describe('the avatar (call 25, SET-02, D42)', () => {
  test('is one of the built-in ones', async () => {
    const session = await server.signUp();
    const { answer } = await server.call('setAvatar', { url: '/head/7.png' }, { session });
    expect(answer).toEqual({ avatarUrl: '/head/7.png' });
    expect(await profile(session)).toMatchObject({ avatarUrl: '/head/7.png' });
  });

  test.each([
    '/head/0.png',
    '/head/21.png',
    '/head/07.png',
    '/head/7.png?x',
    '/head/../head/7.png',
    '/media/logo.svg',
    'https://elsewhere.example/head/7.png',
    'javascript:alert(1)',
    `/uploads/${'A'.repeat(22)}.webp`,
    '',
  ])('is never "%s"', async (url) => {
    const session = await server.signUp();
    const before = await profile(session);
    expect(await server.call('setAvatar', { url }, { session })).toMatchObject(refused('Invalid image'));
    expect(await profile(session)).toEqual(before);
  });
});

describe('the real name (call 27, SET-04)', () => {
  test('is set once', async () => {
    const session = await server.signUp();
    const set = (name: string) => server.call('setRealName', { name }, { session });
    expect(await set('  Ana   María ')).toMatchObject({ code: 200, answer: null });
    expect(await set('Somebody Else')).toMatchObject(refused('Do not repeat settings'));
    expect(await profile(session)).toMatchObject({ realName: 'Ana María' });
  });

  test('of names set at the same time one stays, and the others are refused', async () => {
    const session = await server.signUp();
    const names = Array.from({ length: 8 }, (_, n) => `Name ${String.fromCharCode(65 + n)}`);
    const answers = await Promise.all(names.map((name) => server.call('setRealName', { name }, { session })));
    const won = answers.findIndex(({ code }) => code === 200);
    expect(answers.filter(({ message }) => message === 'Do not repeat settings')).toHaveLength(7);
    expect(await profile(session)).toMatchObject({ realName: names[won] });
  });

  test('a POST sets it too, and neither answer is ever stored (D58)', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const session = await server.signUp();
      const { code, headers } = await server.call('setRealName', { name: '김민지' }, { session, method });
      expect(code).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(await profile(session)).toMatchObject({ realName: '김민지' });
    }
  });

  test('a POST does not take the name from its address', async () => {
    const session = await server.signUp();
    const path = `${calls.setRealName.path}?name=Somebody`;
    expect(await server.send('POST', path, { headers: sessionHeaders(session) })).toMatchObject({
      msg: 'please enter your real name',
    });
  });

  test.each(['', '   ', '12345', 'x'.repeat(51), 'Ana\u202eMaría', 'Ana\u0000'])(
    'is never "%s"',
    async (name) => {
      const session = await server.signUp();
      const { code, message } = await server.call('setRealName', { name }, { session });
      expect([code, message]).toEqual([401, 'please enter your real name']);
      expect(await profile(session)).toMatchObject({ realName: '' });
    },
  );
});

describe('the sex (call 28, SET-05)', () => {
  test('is man or woman, and can be set again', async () => {
    const session = await server.signUp();
    expect(await profile(session)).toMatchObject({ sex: 'unknown' });
    for (const sex of ['man', 'woman', 'man'] as const) {
      expect((await server.call('setSex', { sex }, { session })).code).toBe(200);
      expect(await profile(session)).toMatchObject({ sex });
    }
  });

  test.each(['0', '3', 'man', '', ' 1'])('refuses "%s"', async (sex) => {
    const session = await server.signUp();
    const answer = await server.send('POST', calls.setSex.path, {
      fields: { sex },
      headers: sessionHeaders(session),
    });
    expect(answer).toMatchObject({ code: 401, msg: 'Invalid value' });
  });
});
