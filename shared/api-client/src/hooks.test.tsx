import { lotteryCalls, memberCalls, showcaseCalls, walletCalls, type Params } from '@members/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAttempt, useCall, useWrite } from './hooks';
import { beginSession, endSession } from './lifecycle';
import { queryClient } from './queryClient';
import { setApiSettings } from './settings';
import { answer, envelope, raw, startTestServer } from '../testing/testServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
let language: 'en_us' | 'ko_ko' = 'en_us';
const listeners = new Set<() => void>();

beforeEach(async () => {
  server = await startTestServer();
  localStorage.clear();
  queryClient.clear();
  language = 'en_us';
  setApiSettings({
    baseUrl: server.baseUrl,
    language: () => language,
    onLanguageChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keptKeys: [],
  });
});
afterEach(() => server.stop());

const user = (id: number, username: string) => answer({ id, username, status: 1, money: '0.00' });

describe('a read', () => {
  it('is made again for the member who has logged in since, and for none after logging out (D64)', async () => {
    beginSession({ memberId: 7, token: 'a' });
    server.reply(user(7, 'ana'));
    const { result } = renderHook(() => useCall(memberCalls.member));
    await waitFor(() => expect(result.current.data?.username).toBe('ana'));

    server.reply(user(8, 'bo'));
    act(() => beginSession({ memberId: 8, token: 'b' }));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.username).toBe('bo'));

    const sent = server.seen.length;
    act(() => endSession('logout'));
    expect(result.current.data).toBeUndefined();
    expect(result.current.fetchStatus).toBe('idle');
    expect(server.seen).toHaveLength(sent);
  });

  it('is made again in the language that has been chosen, and stays on screen until it is there', async () => {
    server.reply(answer([{ id: 1, name: 'Hanoi' }]));
    const { result } = renderHook(() => useCall(showcaseCalls.cities));
    await waitFor(() => expect(result.current.data?.[0]?.name).toBe('Hanoi'));
    server.reply(answer([{ id: 1, name: '하노이' }]));
    act(() => {
      language = 'ko_ko';
      listeners.forEach((listener) => listener());
    });
    expect(result.current.data?.[0]?.name).toBe('Hanoi');
    await waitFor(() => expect(result.current.data?.[0]?.name).toBe('하노이'));
    expect(server.seen.map(({ headers }) => headers.lang)).toEqual(['en_us', 'ko_ko']);
  });

  it.each([
    ['HTML', raw('<html></html>'), 'malformed'],
    ['code 500', envelope(500, 'oops'), 'failed'],
  ])('that is answered with %s ends as an error, asked once', async (_name, reply, kind) => {
    server.reply(reply);
    const { result } = renderHook(() => useCall(showcaseCalls.cities));
    await waitFor(() => expect(result.current.error).toMatchObject({ kind }));
    expect(server.seen).toHaveLength(1);
  });
});

describe('a write', () => {
  it('is sent once, whatever becomes of it (D15)', async () => {
    beginSession({ memberId: 7, token: 'a' });
    server.reply((response) => void response.destroy());
    const { result } = renderHook(() => useWrite(walletCalls.withdraw));
    act(() => result.current.mutate({ params: { amount: '10', fundPassword: '123456' } }));
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'network' }));
    expect(result.current.isPending).toBe(false);
    expect(server.seen).toHaveLength(1);
  });
});

describe('an attempt of a write with an idempotency key', () => {
  const order = { betTypes: ['bi'], stake: 50, gameId: 1, memberId: 7, period: '1' } as const;
  type Order = Params<'placeOrder'>;
  const sameStake = (unanswered: Order, next: Order) => (unanswered.stake === next.stake ? unanswered : null);
  const newAttempt = () => renderHook(() => useAttempt(lotteryCalls.placeOrder, sameStake)).result;
  const keys = () => server.seen.map(({ headers }) => headers['idempotency-key']);
  const periods = () => server.seen.map(({ body }) => new URLSearchParams(body).get('expect'));
  const lost = raw('no envelope');
  beforeEach(() => beginSession({ memberId: 7, token: 'a' }));

  it('that got no answer goes out again as it was, under its key, while it is the same attempt', async () => {
    const { current } = newAttempt();
    server.reply(lost);
    expect(await act(() => current.attempt(order))).toMatchObject({ outcome: 'unanswered' });
    server.reply(answer({ count: 1, money: '50.00' }));
    const again = await act(() => current.attempt({ ...order, period: '2' }));
    expect(again).toEqual({ outcome: 'done', answer: { count: 1, totalMinor: 5_000 } });
    expect(periods()).toEqual(['1', '1']);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('is a new one, with a key of its own, after an answer, a refusal or a change', async () => {
    const { current } = newAttempt();
    server.reply(answer({ count: 1, money: '50.00' }));
    await act(() => current.attempt(order));
    server.reply(envelope(401, 'Period closed'));
    expect(await act(() => current.attempt(order))).toMatchObject({ outcome: 'refused' });
    server.reply(lost);
    await act(() => current.attempt(order));
    await act(() => current.attempt({ ...order, stake: 60 }));
    expect(new Set(keys()).size).toBe(4);
  });

  it('is made once however often it is asked for while it is under way', async () => {
    const { current } = newAttempt();
    server.reply(answer({ count: 1, money: '50.00' }));
    const both = await act(() => Promise.all([current.attempt(order), current.attempt(order)]));
    expect(both.map((attempted) => attempted?.outcome)).toEqual(['done', undefined]);
    expect(server.seen).toHaveLength(1);
  });
});
