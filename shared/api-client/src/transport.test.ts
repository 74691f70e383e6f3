import { authErrorTexts, clientCalls } from '@members/contract';
import { api } from './api';
import { onApiEvent } from './events';
import { beginSession } from './lifecycle';
import { session } from './session';
import { apiSettings, setApiSettings } from './settings';
import { answer, envelope, raw, startTestServer } from './testServer';
import { additionAddress, readAddition, send } from './transport';
import { writesInFlight } from './writes';

let server: Awaited<ReturnType<typeof startTestServer>>;
let told: { messages: { text: string; refused: boolean }[]; ended: string[]; networkErrors: number };
const listening: (() => void)[] = [];
let now = 0;

beforeEach(async () => {
  // Each test is a disturbance of its own.
  now += 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  server = await startTestServer();
  localStorage.clear();
  localStorage.setItem('members.language', 'ko_ko');
  setApiSettings({
    baseUrl: server.baseUrl,
    language: () => 'ko_ko',
    timeoutMs: 10_000,
    keptKeys: ['members.language'],
  });
  told = { messages: [], ended: [], networkErrors: 0 };
  listening.push(
    onApiEvent('message', (message) => void told.messages.push(message)),
    onApiEvent('sessionEnded', ({ reason }) => void told.ended.push(reason)),
    onApiEvent('networkError', () => void (told.networkErrors += 1)),
  );
});

afterEach(async () => {
  listening.splice(0).forEach((stop) => stop());
  await server.stop();
});

const order = { betTypes: ['bi', '11'], stake: 50, gameId: 1, memberId: 7, period: '20261121-0847' } as const;

describe('a call on the wire (API-03 to API-07)', () => {
  it('sends a read as a query with the language, and opens the envelope', async () => {
    server.reply(answer([{ id: 3, name: '하노이' }]));
    await expect(send('cities', undefined)).resolves.toEqual([{ id: 3, name: '하노이', imageUrl: '' }]);
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/xuanfei/address',
      headers: { lang: 'ko_ko' },
    });
    expect(server.seen[0]?.headers.token).toBeUndefined();
  });

  it('leaves out parameters that are not given', async () => {
    server.reply(answer([]));
    await send('games', { classKey: 'k3' });
    await send('games', {});
    expect(server.seen.map(({ query }) => query.toString())).toEqual(['class=k3', '']);
  });

  it('sends a write as a form, with both tokens and the idempotency key', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    server.reply(answer({ count: 2, money: '100.00' }));
    const placed = await send('placeOrder', order, { idempotencyKey: 'key-1', release: '1.0.0+ab12' });
    expect(placed).toEqual({ count: 2, totalMinor: 10_000 });
    const [request] = server.seen;
    expect(request?.headers).toMatchObject({
      token: btoa('7'),
      tokensso: 'secret',
      'idempotency-key': 'key-1',
      'x-release': '1.0.0+ab12',
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      item: 'bi,11',
      money: '50',
      lid: '1',
      mid: '7',
      expect: '20261121-0847',
    });
  });

  it('sends passwords in a body where the server takes one (D58)', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    server.reply(answer(null));
    await send('setLoginPassword', { oldPassword: 'old123', newPassword: 'new123' });
    expect(server.seen[0]).toMatchObject({ method: 'POST', body: 'old_password=old123&new_password=new123' });
    expect(server.seen[0]?.query.size).toBe(0);
  });

  it('does not send a member’s call without a session (D64)', async () => {
    await expect(send('member', undefined)).rejects.toMatchObject({ kind: 'signedOut' });
    expect(server.seen).toHaveLength(0);
  });

  it('counts a write as in flight until it is answered', async () => {
    server.reply(answer({ id: 7, tokensso: 't' }));
    const writing = send('login', { username: 'u', password: 'p', language: 'ko_ko' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(writesInFlight()).toBe(1);
    await writing;
    expect(writesInFlight()).toBe(0);
  });

  it('counts the POST twin of a GET as a write too (D58)', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    server.reply(answer(null));
    const writing = send('setRealName', { name: 'Ana' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(writesInFlight()).toBe(1);
    await writing;
    expect(writesInFlight()).toBe(0);
  });
});

describe('what the server says (ERR-01, ERR-02, ERR-04, D13, D16)', () => {
  it('announces the text of a success, and nothing for an empty one', async () => {
    server.reply(answer([], 'saved'));
    await send('notices', undefined);
    server.reply(answer([]));
    await send('notices', undefined);
    expect(told.messages).toEqual([{ text: 'saved', refused: false }]);
  });

  it('announces a refusal and throws it', async () => {
    server.reply(envelope(401, 'Period closed'));
    await expect(send('cities', undefined)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Period closed',
    });
    expect(told.messages).toEqual([{ text: 'Period closed', refused: true }]);
  });

  it('leaves the telling to a caller that asks for it', async () => {
    server.reply(envelope(401, 'Wrong username or password'));
    const login = send('login', { username: 'u', password: 'p', language: 'ko_ko' }, { quiet: true });
    await expect(login).rejects.toMatchObject({ kind: 'refused' });
    expect(told.messages).toEqual([]);
  });

  it.each([
    ['another code', envelope(500, 'oops'), 'failed'],
    ['HTTP 500', raw('oops', 500), 'failed'],
    ['HTML instead of JSON', raw('<html></html>'), 'malformed'],
    ['JSON that is no envelope', raw('{"ok":true}'), 'malformed'],
    ['data that is no base64', raw('{"code":200,"msg":"","data":"%%%"}'), 'malformed'],
    ['data that is no JSON', raw(`{"code":200,"msg":"","data":"${btoa('{')}"}`), 'malformed'],
  ])('throws %s silently', async (_name, reply, kind) => {
    server.reply(reply);
    await expect(send('cities', undefined)).rejects.toMatchObject({ kind });
    expect(told).toEqual({ messages: [], ended: [], networkErrors: 0 });
  });

  it('throws data that no reader understands silently too', async () => {
    server.reply(answer({ 'not a list': true }, 'saved'));
    const read = jest.spyOn(clientCalls.cities, 'read').mockImplementation(() => {
      throw new TypeError('unreadable');
    });
    await expect(api.cities()).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' });
    expect(read).toHaveBeenCalledWith({ 'not a list': true });
    expect(told.messages).toEqual([]);
  });

  it('tells of a server that stays silent (API-02, D15)', async () => {
    setApiSettings({ ...apiSettings(), timeoutMs: 500 });
    server.reply(() => undefined);
    await expect(send('cities', undefined)).rejects.toMatchObject({ kind: 'network' });
    expect(told.networkErrors).toBe(1);
  });

  it('waits 90 s for an answer where no other time is set (API-02, CONST-01)', async () => {
    const { timeoutMs: _, ...settings } = apiSettings();
    setApiSettings(settings);
    const limit = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
    server.reply(answer([]));
    await api.cities();
    expect(limit).toHaveBeenCalledWith(90_000);
  });

  it('tells once of a network that fails many calls together, and again of a later try (D15)', async () => {
    await server.stop();
    await Promise.allSettled([api.cities(), api.notices(), api.games({})]);
    now += 1_000;
    await expect(api.cities()).rejects.toMatchObject({ kind: 'network' });
    expect(told.networkErrors).toBe(1);
    now += 5_000;
    await expect(api.cities()).rejects.toMatchObject({ kind: 'network' });
    expect(told.networkErrors).toBe(2);
  });

  it('tells of a network without an answer (D15)', async () => {
    await server.stop();
    await expect(send('cities', undefined)).rejects.toMatchObject({ kind: 'network' });
    expect(told.networkErrors).toBe(1);
  });
});

describe('the end of a session (ERR-03, STATE-02, D14, D18)', () => {
  it.each(Object.values(authErrorTexts))('comes with the text %s, once for many calls', async (text) => {
    beginSession({ memberId: 7, token: 'stale' });
    localStorage.setItem('something', 'else');
    server.reply(envelope(401, text));
    const calls = [send('member', undefined), send('orders', undefined), send('report', undefined)];
    const results = await Promise.allSettled(calls);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(told.ended).toEqual(['auth']);
    expect(told.messages).toEqual([]);
    expect(session.current()).toBeNull();
    expect({ ...localStorage }).toEqual({ 'members.language': 'ko_ko' });
  });

  it('is not brought by a late answer to somebody who has logged in since', async () => {
    beginSession({ memberId: 7, token: 'stale' });
    const asked = new Promise<() => void>((resolve) =>
      server.reply((response) => resolve(() => envelope(401, authErrorTexts.others)(response))),
    );
    const reading = send('member', undefined);
    const answerLate = await asked;
    beginSession({ memberId: 8, token: 'fresh' });
    answerLate();
    await expect(reading).rejects.toMatchObject({ kind: 'auth' });
    expect(told.ended).toEqual([]);
    expect(session.current()).toEqual({ memberId: 8, token: 'fresh' });
  });
});

describe('a request beside the 40 calls', () => {
  it('sends its fields as a query, with the session, and answers the data as they are', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    server.reply(answer({ version: 1 }));
    await expect(readAddition('verifyOrder', { id: '12' })).resolves.toEqual({ version: 1 });
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/verify/order',
      headers: { lang: 'ko_ko', tokensso: 'secret' },
    });
    expect(server.seen[0]?.query.get('id')).toBe('12');
  });

  it('has an address for links', async () => {
    await expect(additionAddress('verifyHistory', { key: 'k3-1m', from: '1' })).resolves.toBe(
      `${server.baseUrl}/verify/history?key=k3-1m&from=1`,
    );
  });

  it('is not sent without the session it needs', async () => {
    await expect(readAddition('verifyOrder', { id: '12' })).rejects.toMatchObject({ kind: 'signedOut' });
    expect(server.seen).toEqual([]);
  });

  it('keeps a refusal for its caller, and fails where a server does not know it', async () => {
    server.reply(envelope(401, 'no such round'));
    await expect(readAddition('returns', { key: 'x' })).rejects.toMatchObject({ kind: 'refused' });
    server.reply(raw('{"code":500,"msg":"","data":""}', 404));
    await expect(readAddition('returns', { key: 'x' })).rejects.toMatchObject({ kind: 'failed' });
    expect(told.messages).toEqual([]);
  });
});
