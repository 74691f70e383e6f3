import { calls } from '@members/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import * as hooks from './hooks';
import { beginSession, endSession } from './lifecycle';
import { queryClient } from './queryClient';
import { setApiSettings } from './settings';
import { startReads } from './startReads';
import { answer, envelope, raw, startTestServer } from './testServer';

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

describe('one hook per call (API-08)', () => {
  it.each(Object.keys(calls))('%s', (id) => {
    const name = id === 'videos' ? 'useVideoPages' : `use${id[0]?.toUpperCase()}${id.slice(1)}`;
    expect(hooks).toHaveProperty(name, expect.any(Function));
  });
});

describe('the reads that a route names', () => {
  it('are under way before its screen asks, once each', async () => {
    server.reply(answer([{ id: 1, name: 'Hanoi' }]));
    startReads(['cities']);
    const { result } = renderHook(() => hooks.useCities());
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    server.reply(answer([]));
    startReads(['games']);
    renderHook(() => hooks.useGames({}));
    await waitFor(() => expect(server.seen).toHaveLength(2));
  });

  it('leave out a member’s where nobody is signed in, and what changes something or is unknown', async () => {
    startReads(['member', 'setSex', 'setRealName', 'nothing', 'constructor']);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.seen).toEqual([]);
  });
});

describe('a read', () => {
  it('is made again for the member who has logged in since, and for none after logging out (D64)', async () => {
    beginSession({ memberId: 7, token: 'a' });
    server.reply(user(7, 'ana'));
    const { result } = renderHook(() => hooks.useMember());
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
    const { result } = renderHook(() => hooks.useCities());
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
    const { result } = renderHook(() => hooks.useCities());
    await waitFor(() => expect(result.current.error).toMatchObject({ kind }));
    expect(server.seen).toHaveLength(1);
  });
});

describe('a write', () => {
  it('is sent once, whatever becomes of it (D15)', async () => {
    beginSession({ memberId: 7, token: 'a' });
    server.reply((response) => void response.destroy());
    const { result } = renderHook(() => hooks.useWithdraw());
    act(() => result.current.mutate({ params: { amount: '10', fundPassword: '123456' } }));
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'network' }));
    expect(result.current.isPending).toBe(false);
    expect(server.seen).toHaveLength(1);
  });
});
