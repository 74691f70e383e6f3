import { callIds, callOf, calls, encodeBase64 } from '@members/contract';
import { pathsOf } from '@members/contract/server';
import { authErrorMessage, createTestServer, sessionHeaders, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ appOrigin: 'https://m.example.com' });
});
afterAll(() => server.close());

const unknown = { status: 404, code: 500, msg: '', data: '' };

describe('the registered routes and the table of calls (API-08)', () => {
  const every = callIds
    .filter((id) => callOf(id).answer.kind !== 'plainText' || callOf(id).access === 'member')
    .flatMap((id) => pathsOf(id).map((at) => ({ id, ...at })));

  test.each(every)('$method $path answers as call $id', async ({ id, method, path }) => {
    const { status, code, msg } = await server.send(method, path);
    expect(status).toBe(200);
    if (callOf(id).access === 'member') expect([code, msg]).toEqual([401, authErrorMessage]);
    else expect([200, 401]).toContain(await codeWithSite(code));
  });

  /** Calls 1 and 2 have nothing to say before the site is set up. */
  const codeWithSite = async (code: number) => {
    const { site } = await server.database.reader
      .selectNoFrom((row) => row.exists(row.selectFrom('site').selectAll()).as('site'))
      .executeTakeFirstOrThrow();
    return code === 500 && !site ? 200 : code;
  };

  test('a plain text answers without an envelope', async () => {
    const { statusCode, headers, payload } = await server.app.inject({ url: '/api/verify/history?key=none' });
    expect([statusCode, headers['content-type'], payload]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
      '',
    ]);
  });

  test('paths match in any case and with a slash at the end (D65)', async () => {
    for (const path of ['/NOTICE/getnoticelist', '/notice/getNoticeList/', '/Address_List']) {
      expect((await server.send('GET', path)).code).toBe(200);
    }
  });

  test('a path or method that is no call answers 404 with an envelope', async () => {
    expect(await server.send('GET', '/nothing/here')).toMatchObject(unknown);
    expect(await server.send('POST', calls.notices.path)).toMatchObject(unknown);
    expect(await server.send('GET', calls.login.path)).toMatchObject(unknown);
    expect(await server.send('GET', '')).toMatchObject(unknown);
    expect(await server.send('GET', '/%zz')).toMatchObject({ code: 500, msg: '', data: '' });
  });
});

describe('the envelope (API-05, D13, D16)', () => {
  test('a read answers code 200 with an empty message and its data', async () => {
    expect(await server.call('notices', undefined)).toMatchObject({ code: 200, message: '', answer: [] });
  });

  test('a refusal answers HTTP 200 with code 401 in the language of the lang header', async () => {
    const wrong = { username: 'nobody', password: 'nothing', language: 'en_us' } as const;
    const inKorean = await server.call('login', wrong, { language: 'ko_ko' });
    expect(inKorean).toMatchObject({
      code: 401,
      message: '아이디 또는 비밀번호가 잘못되었습니다',
      answer: null,
    });
    const inNone = await server.call('login', wrong, { headers: { lang: 'xx_xx' } });
    expect(inNone.message).toBe('Wrong username or password');
  });

  test('without a lang header the lang field of a form counts', async () => {
    const fields = { username: 'nobody2', password: 'nothing', lang: 'es_spa' };
    expect((await server.send('POST', calls.login.path, { fields })).msg).toBe(
      'Usuario o contraseña incorrectos',
    );
  });

  test('fields that cannot be read are an illegal request', async () => {
    const refused = { status: 200, code: 401, msg: 'Illegal request', data: '' };
    expect(await server.send('GET', `${calls.videos.path}?id=a&id=b`)).toMatchObject(refused);
    const json = { 'content-type': 'application/json' };
    expect(await server.send('POST', calls.login.path, { headers: json })).toMatchObject(refused);
    const large = { username: 'x'.repeat(70_000) };
    expect(await server.send('POST', calls.login.path, { fields: large })).toMatchObject(refused);
  });

  test('a fault answers code 500 and says nothing about itself', async () => {
    const broken = await createTestServer({ ownDatabase: true });
    await broken.database.owner.transaction((transaction) =>
      transaction.schema.dropTable('notices').execute(),
    );
    expect(await broken.send('GET', calls.notices.path)).toMatchObject({
      status: 200,
      code: 500,
      msg: '',
      data: '',
    });
    await broken.close();
  });

  test('more requests than an address may make are refused until the next minute', async () => {
    const codes = [];
    for (let count = 0; count < 31; count++) codes.push((await server.call('waybill', { number: 'x' })).code);
    const refused = await server.call('waybill', { number: 'x' });
    expect(codes).toContain(200);
    // A new minute may begin in between; the limit then starts again.
    if (codes.filter((code) => code === 200).length < 31) {
      expect(refused).toMatchObject({ code: 401, message: 'Too many requests, please wait a moment' });
    }
  });
});

describe('who may call (D14, D17, STATE-03)', () => {
  test('a member call needs both headers, of the same member', async () => {
    const one = await server.signUp();
    const other = await server.signUp();
    const call = (headers: Record<string, string>) => server.send('GET', calls.member.path, { headers });
    expect((await call(sessionHeaders(one))).code).toBe(200);
    for (const headers of [
      {},
      { tokensso: one.token },
      { token: encodeBase64(String(one.memberId)) },
      { token: String(one.memberId), tokensso: one.token },
      { ...sessionHeaders(one), token: sessionHeaders(other).token },
      { ...sessionHeaders(one), tokensso: `${one.token}x` },
    ] as Record<string, string>[]) {
      expect(await call(headers)).toMatchObject({ code: 401, msg: authErrorMessage, data: '' });
    }
  });

  test('the auth error has its own text in Vietnamese and the Chinese one elsewhere', async () => {
    expect((await server.call('member', undefined, { language: 'vn_vn' })).message).toBe('Lỗi xác thực');
    expect((await server.call('member', undefined, { language: 'ko_ko' })).message).toBe('鉴权错误');
  });

  test('a member who is offline is refused everywhere but in call 20, which says so', async () => {
    const session = await server.signUp();
    await server.database.transaction((transaction) =>
      transaction.updateTable('members').set({ status: 0 }).where('id', '=', session.memberId).execute(),
    );
    expect((await server.call('member', undefined, { session })).answer).toMatchObject({ active: false });
    const others = callIds.filter((id) => callOf(id).access === 'member' && id !== 'member');
    for (const id of others) {
      for (const { method, path } of pathsOf(id)) {
        const { code, msg } = await server.send(method, path, { headers: sessionHeaders(session) });
        expect([path, code, msg]).toEqual([path, 401, 'Account offline']);
      }
    }
  });
});

describe('headers', () => {
  test('answers for members are never stored, call 1 is kept for a minute by language', async () => {
    const session = await server.signUp();
    expect((await server.call('member', undefined, { session })).headers['cache-control']).toBe('no-store');
    expect((await server.call('notices', undefined)).headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test('only the page of the app may call from a browser (D19)', async () => {
    const allowed = async (origin: string) =>
      (await server.send('GET', calls.notices.path, { headers: { origin } })).headers[
        'access-control-allow-origin'
      ];
    expect(await allowed('https://m.example.com')).toBe('https://m.example.com');
    expect(await allowed('https://m.example.com.evil.test')).toBeUndefined();
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: `/api${calls.placeOrder.path}`,
      headers: { origin: 'https://m.example.com', 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toMatch(
      /lang, token, tokensso, idempotency-key/,
    );
  });
});
