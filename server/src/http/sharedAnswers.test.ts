import { calls, type Language } from '@members/contract';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSharedAnswers, shareForMs } from './sharedAnswers';
import { createTestServer, noon, sessionHeaders, type TestServer } from '../../testing';
import { inTwo } from '../../testing/content';

describe('answers that are the same for everybody', () => {
  let atMs = 0;
  const share = createSharedAnswers({ now: () => new Date(atMs), sliceMs: shareForMs });
  /** Answers once it is told to. */
  function pending() {
    let answer: (body: string) => void = () => undefined;
    const make = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    return { make, answer: (body: string) => answer(body) };
  }
  beforeEach(() => (atMs = Math.ceil((atMs + 1) / 1_000) * 1_000));

  test('are made once for all who ask within a quarter of a second, and anew in the next', async () => {
    const make = jest.fn(async () => 'a');
    const first = await share('once', make);
    atMs += shareForMs - 1;
    expect(await share('once', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    atMs += 1;
    await share('once', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('are waited for together', async () => {
    const { make, answer } = pending();
    const asked = Promise.all(Array.from({ length: 100 }, () => share('together', make)));
    answer('a');
    expect(new Set(await asked).size).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('are never those of before a whole second, at which a round ends, however late they come (D26)', async () => {
    const [before, after] = [pending(), pending()];
    atMs += 999;
    const late = share('round', before.make);
    atMs += 1;
    const next = share('round', after.make);
    after.answer('next period');
    expect((await next).body).toBe('next period');
    before.answer('period');
    expect((await late).body).toBe('period');
    expect((await share('round', before.make)).body).toBe('next period');
  });

  test('keep their bytes while they stay the same', async () => {
    const first = await share('same', async () => 'a');
    atMs += shareForMs;
    expect(await share('same', async () => 'a')).toBe(first);
    atMs += shareForMs;
    expect((await share('same', async () => 'b')).body).toBe('b');
  });

  test('are not shared at all in slices of no length', async () => {
    const shareNothing = createSharedAnswers({ now: () => new Date(atMs), sliceMs: 0 });
    const make = jest.fn(async () => 'a');
    await Promise.all([shareNothing('alone', make), shareNothing('alone', make)]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('that fail are made anew in the next slice', async () => {
    const fails = async () => Promise.reject(new Error('no connection'));
    await expect(share('failing', fails)).rejects.toThrow('no connection');
    atMs += shareForMs;
    expect((await share('failing', async () => 'a')).body).toBe('a');
  });
});

describe('a shared read over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ time: noon, shareMs: shareForMs });
    await addNotice('x'.repeat(3_000));
  });
  afterAll(() => server.close());
  beforeEach(() => server.later(shareForMs));

  const addNotice = (name: string) =>
    server.database.transaction((transaction) =>
      transaction
        .insertInto('notices')
        .values({ name: inTwo(name, '한'), text: inTwo('', '') })
        .execute(),
    );
  const ask = (headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/api${calls.notices.path}`, headers });
  const names = async (language: Language) =>
    (await server.call('notices', undefined, { language })).answer!.map(({ name }) => name.slice(0, 9));

  test('has what an operator changes a quarter of a second later, in each language its own', async () => {
    const before = await names('en_us');
    await addNotice('new');
    expect(await names('en_us')).toEqual(before);
    expect(await names('ko_ko')).toHaveLength(before.length + 1);
    server.later(shareForMs);
    expect(await names('en_us')).toEqual(['new', ...before]);
    expect((await names('ko_ko'))[0]).toBe('한');
  });

  test('is compressed as the client takes it, by language', async () => {
    const plain = await ask();
    const br = await ask({ 'accept-encoding': 'gzip, br' });
    const gzip = await ask({ 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(br.headers.vary).toMatch(/lang, accept-encoding/);
    expect(br.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('answers 304 to who has it, until it changes', async () => {
    const { headers } = await ask();
    const known = { 'if-none-match': String(headers.etag) };
    const { statusCode, payload, headers: again } = await ask({ ...known, 'accept-encoding': 'br' });
    expect([statusCode, payload]).toEqual([304, '']);
    expect(again).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' });
    expect((await ask({ ...known, lang: 'ko_ko' })).statusCode).toBe(200);
    await addNotice('newer');
    server.later(shareForMs);
    expect((await ask(known)).statusCode).toBe(200);
  });

  test('is still a read for members where it is declared as one, and stored by no browser (D17)', async () => {
    const game = await server.newGame();
    const [member, offline] = [await server.signUp(), await server.signUp()];
    const state = (headers: Record<string, string>) =>
      server.send('GET', calls.gameState.path, { fields: { key: game.key }, headers });
    const answered = await state(sessionHeaders(member));
    expect(answered.code).toBe(200);
    expect(answered.headers['cache-control']).toBe('no-store');
    expect((await state(sessionHeaders(offline))).data).toBe(answered.data);
    await server.database.transaction((transaction) =>
      transaction.updateTable('members').set({ status: 0 }).where('id', '=', offline.memberId).execute(),
    );
    expect((await state(sessionHeaders(offline))).msg).toBe('Account offline');
    expect((await state({})).code).toBe(401);
  });
});
