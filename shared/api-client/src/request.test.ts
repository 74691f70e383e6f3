import {
  controlCalls,
  lotteryCalls,
  memberCalls,
  showcaseCalls,
  siteCalls,
  verificationCalls,
} from '@members/contract';
import { startTestClient } from '../testing/testClient';
import { answer, raw } from '../testing/testServer';
import type { ApiError } from './ApiError';
import { call, callAddress } from './call';
import { beginSession } from './lifecycle';
import { writesInFlight } from './call';
import { isMissingCall } from './request';

let client: Awaited<ReturnType<typeof startTestClient>>;
let server: typeof client.server;
let heard: typeof client.heard;
beforeEach(async () => {
  client = await startTestClient();
  ({ server, heard } = client);
});
afterEach(() => client.stop());

const order = { betTypes: ['bi', '11'], stake: 50, gameId: 1, memberId: 7, period: '20261121-0847' } as const;

describe('a call on the wire (API-03 to API-07)', () => {
  it('sends a read as a query with the language, and opens the envelope', async () => {
    server.reply(answer([{ id: 3, name: '하노이' }]));
    await expect(call(showcaseCalls.cities)).resolves.toEqual([{ id: 3, name: '하노이', imageUrl: '' }]);
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/xuanfei/address',
      headers: { lang: 'ko_ko' },
    });
    expect(server.seen[0]?.headers.token).toBeUndefined();
  });

  it('leaves out parameters that are not given', async () => {
    server.reply(answer([]));
    await call(lotteryCalls.games, { classKey: 'k3' });
    await call(lotteryCalls.games, {});
    expect(server.seen.map(({ query }) => query.toString())).toEqual(['class=k3', '']);
  });

  it('sends a write as a form, with both tokens and the idempotency key', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    server.reply(answer({ count: 2, money: '100.00' }));
    const placed = await call(lotteryCalls.placeOrder, order, {
      idempotencyKey: 'key-1',
      release: '1.0.0+ab12',
    });
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

  it('sends a password in a body where the server says that it takes one there, else as the specification has it (D58)', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    const change = { oldPassword: 'old123', newPassword: 'new123' };
    for (const site of [{ post_twins: 1 }, {}]) {
      server.reply(answer(site));
      await call(siteCalls.siteInfo);
      server.reply(answer(null));
      await call(memberCalls.setLoginPassword, change);
    }
    const [, asPost, , asGet] = server.seen;
    const fields = 'old_password=old123&new_password=new123';
    expect(asPost).toMatchObject({ method: 'POST', path: '/api/member/setLoginPassword', body: fields });
    expect(asPost?.query.size).toBe(0);
    expect(asGet).toMatchObject({ method: 'GET', path: '/api/member/setLoginPassword', body: '' });
    expect(asGet?.query.toString()).toBe(fields);
  });

  it('does not send a member’s call without a session (D64)', async () => {
    await expect(call(memberCalls.member)).rejects.toMatchObject({ kind: 'signedOut' });
    expect(server.seen).toHaveLength(0);
  });

  it('counts a write as in flight until it is answered', async () => {
    server.reply(answer({ id: 7, tokensso: 't' }));
    const writing = call(memberCalls.login, { username: 'u', password: 'p', language: 'ko_ko' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(writesInFlight()).toBe(1);
    await writing;
    expect(writesInFlight()).toBe(0);
  });

  it('counts a GET that changes something as a write too (D58)', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    server.reply(answer({}));
    await call(siteCalls.siteInfo);
    server.reply(answer(null));
    const writing = call(memberCalls.setRealName, { name: 'Ana' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(writesInFlight()).toBe(1);
    await writing;
    expect(writesInFlight()).toBe(0);
  });
});

describe('an answer in plain text', () => {
  const plain = (text: string, type: string) =>
    server.reply((response) => void response.setHeader('content-type', type).end(text));

  it('is the text itself', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    plain('Number,Time\r\n', 'text/csv; charset=utf-8');
    await expect(call(controlCalls.exportHistory, { of: 'orders' })).resolves.toBe('Number,Time\r\n');
    expect(server.seen[0]).toMatchObject({ method: 'GET', path: '/api/control/history' });
    expect(server.seen[0]?.query.get('of')).toBe('orders');
  });

  it('is none where the server refuses', async () => {
    beginSession({ memberId: 7, token: 'secret' });
    plain(JSON.stringify({ code: 401, msg: 'Please wait', data: '' }), 'application/json; charset=utf-8');
    const exported = call(controlCalls.exportHistory, { of: 'money' }, { quiet: true });
    await expect(exported).rejects.toMatchObject({ kind: 'refused', message: 'Please wait' });
    expect(heard.messages).toEqual([]);
  });

  it('has an address for links', async () => {
    await expect(callAddress(verificationCalls.roundHistory, { key: 'k3-1m', from: 1 })).resolves.toBe(
      `${server.baseUrl}/verify/history?key=k3-1m&from=1`,
    );
  });
});

describe('a call that the server does not know', () => {
  it('fails without a word, as one of this project does elsewhere', async () => {
    server.reply(raw('Not found', 404));
    const error = await call(lotteryCalls.gameReturns, { key: 'x' }).catch((failure: ApiError) => failure);
    expect(error).toMatchObject({ kind: 'failed' });
    expect(isMissingCall(error as ApiError)).toBe(true);
    expect(heard).toEqual({ messages: [], ended: [], networkErrors: 0 });
  });

  it('is told from one that failed', async () => {
    server.reply(raw('Not now', 503));
    const error = await call(lotteryCalls.gameReturns, { key: 'x' }).catch((failure: ApiError) => failure);
    expect(isMissingCall(error as ApiError)).toBe(false);
  });
});
