import { lotteryCalls, memberCalls, showcaseCalls, videoCalls, walletCalls } from '@members/contract';
import { call } from './call';
import { onApiEvent } from './events';
import { freshness } from './freshness';
import { keepReads } from './keeping';
import { orKept } from './keptReads';
import { beginSession, endSession } from './lifecycle';
import { setApiSettings } from './settings';
import { createTestCaches } from '../testing/testCaches';
import { answer, envelope, startTestServer } from '../testing/testServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
let kept: ReturnType<typeof createTestCaches>;
let now = new Date(2026, 10, 21, 12).getTime();
let networkErrors = 0;
const hour = 60 * 60 * 1_000;
/** So that what is kept in passing has been kept. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

onApiEvent('networkError', () => void (networkErrors += 1));

beforeEach(async () => {
  now += hour;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  localStorage.clear();
  kept = createTestCaches();
  server = await startTestServer();
  useLanguage('en_us');
  networkErrors = 0;
  freshness.answered();
  keepReads(true);
});
afterEach(() => server.stop());

const useLanguage = (language: 'en_us' | 'ko_ko') =>
  setApiSettings({ baseUrl: server.baseUrl, language: () => language, timeoutMs: 10_000, keptKeys: [] });

const cities = [{ id: 3, name: 'Hanoi' }];
const orders = [{ expect: '20261121-0001', name: 'Dice', status: 1, money: '5.00' }];

async function readOnline(id: 'cities' | 'orders', data: unknown): Promise<void> {
  server.reply(answer(data));
  await (id === 'cities' ? call(showcaseCalls.cities) : call(lotteryCalls.orders));
  await settled();
}

describe('reads without a network (OFF-03, D15)', () => {
  it('have their last answer, and the app knows of when it is', async () => {
    await readOnline('cities', cities);
    const readAt = now;
    now += hour;
    await server.stop();
    await expect(call(showcaseCalls.cities)).resolves.toMatchObject(cities);
    expect([freshness.keptSince(), networkErrors]).toEqual([readAt, 0]);
  });

  it('tell of the oldest answer on screen, and of none any more with the first fresh one', async () => {
    await readOnline('cities', cities);
    const oldest = now;
    now += hour;
    beginSession({ memberId: 7, token: 'secret' });
    await readOnline('orders', orders);
    const { port } = new URL(server.baseUrl);
    await server.stop();
    await call(lotteryCalls.orders);
    await call(showcaseCalls.cities);
    expect(freshness.keptSince()).toBe(oldest);
    server = await startTestServer(Number(port));
    server.reply(answer([]));
    await call(memberCalls.notices);
    expect(freshness.keptSince()).toBeNull();
  });

  it('have it after ten seconds where the network neither answers nor breaks, and keep what comes late', async () => {
    await readOnline('cities', cities);
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const shown: unknown[] = [];
    const read = { declared: showcaseCalls.cities, params: undefined, onKept: () => shown.push('kept') };
    let answerLate = (_: { data: unknown; msg: '' }) => {};
    const reading = orKept(
      read,
      () => new Promise<{ data: unknown; msg: '' }>((resolve) => (answerLate = resolve)),
    );
    await jest.advanceTimersByTimeAsync(9_000);
    expect(shown).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([await reading, shown]).toEqual([{ data: cities, msg: '' }, ['kept']]);
    jest.useRealTimers();
    answerLate({ data: [{ id: 4, name: 'Hue' }], msg: '' });
    await settled();
    await server.stop();
    await expect(call(showcaseCalls.cities)).resolves.toMatchObject([{ id: 4 }]);
  });

  it('keep what anybody may read, also where somebody signs in before it comes', async () => {
    let answerLate = (_: { data: unknown; msg: '' }) => {};
    const reading = orKept(
      { declared: showcaseCalls.cities, params: undefined, onKept: () => undefined },
      () => new Promise<{ data: unknown; msg: '' }>((resolve) => (answerLate = resolve)),
    );
    beginSession({ memberId: 7, token: 'secret' });
    answerLate({ data: cities, msg: '' });
    await reading;
    await settled();
    await server.stop();
    await expect(call(showcaseCalls.cities)).resolves.toMatchObject(cities);
  });

  it('fail where nothing has been kept, and are told of', async () => {
    await server.stop();
    await expect(call(showcaseCalls.cities)).rejects.toMatchObject({ kind: 'network' });
    expect([freshness.keptSince(), networkErrors]).toEqual([null, 1]);
  });

  it('fail where the answer is older than a session lasts', async () => {
    await readOnline('cities', cities);
    await server.stop();
    now += 7 * 24 * hour;
    await expect(call(showcaseCalls.cities)).rejects.toMatchObject({ kind: 'network' });
  });

  it('never stand in for what a server refuses, and a refusal is not kept', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    await readOnline('orders', orders);
    server.reply(envelope(401, 'Please wait'));
    await expect(call(lotteryCalls.orders)).rejects.toMatchObject({ kind: 'refused' });
    await server.stop();
    await expect(call(lotteryCalls.orders)).resolves.toHaveLength(1);
  });

  it('are as ever where the app keeps none', async () => {
    await readOnline('cities', cities);
    keepReads(false);
    await server.stop();
    await expect(call(showcaseCalls.cities)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('what is kept of a member (OFF-02, D18, SEC-09)', () => {
  it('is nobody else’s: neither another member’s, nor of another language', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    await readOnline('orders', orders);
    const { port } = new URL(server.baseUrl);
    await server.stop();
    useLanguage('ko_ko');
    await expect(call(lotteryCalls.orders)).rejects.toMatchObject({ kind: 'network' });
    useLanguage('en_us');
    localStorage.setItem('members.token', '8');
    await expect(call(lotteryCalls.orders)).rejects.toMatchObject({ kind: 'network' });
    server = await startTestServer(Number(port));
  });

  it.each([
    ['a log-out', () => endSession('logout')],
    ['an expired session', () => endSession('auth')],
    ['another member’s sign-in', () => beginSession({ memberId: 8, token: 'other' })],
  ])('ends with %s; what anybody may read stays', async (_, end) => {
    beginSession({ memberId: 7, token: 'secret' });
    await readOnline('orders', orders);
    await readOnline('cities', cities);
    end();
    await settled();
    expect(kept.keys().map((key) => key.split('?')[0])).toEqual(['/kept/public/en_us/cities']);
  });

  it('holds no token', async () => {
    beginSession({ memberId: 7, token: 'canary-token-5521' });
    await readOnline('orders', orders);
    expect(kept.keys()).toHaveLength(1);
    expect(kept.content()).not.toContain('canary-token-5521');
  });

  it('does not come back with an answer that arrives after the session', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    server.reply((response) => void setTimeout(() => answer(orders)(response), 100));
    const reading = call(lotteryCalls.orders);
    await settled();
    endSession('logout');
    await reading;
    await settled();
    expect(kept.keys()).toEqual([]);
  });
});

describe('which answers are kept', () => {
  it('are those of the calls that are declared so', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    server.reply(answer([]));
    await Promise.all([call(walletCalls.banks), call(videoCalls.moreVideos), call(showcaseCalls.cities)]);
    await settled();
    expect(kept.keys().map((key) => key.split('?')[0])).toEqual(['/kept/public/en_us/cities']);
  });

  it('are the hundred latest', async () => {
    server.reply(answer([]));
    for (let id = 1; id <= 103; id += 1) await call(showcaseCalls.showcaseItems, { cityId: id });
    await settled();
    expect(kept.keys()).toHaveLength(100);
    expect(kept.keys().some((key) => key.endsWith(encodeURIComponent('{"cityId":1}')))).toBe(false);
    expect(kept.keys().some((key) => key.endsWith(encodeURIComponent('{"cityId":103}')))).toBe(true);
  });
});
