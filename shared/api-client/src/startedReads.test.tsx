import {
  lotteryCalls,
  memberCalls,
  showcaseCalls,
  walletCalls,
  type Call,
  type ReadAhead,
} from '@members/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { askInPage, takeAskedRead } from './askedReads';
import { call } from './call';
import { freshness } from './freshness';
import { useCall } from './hooks';
import { beginSession } from './lifecycle';
import { refreshMember } from './queries';
import { queryClient } from './queryClient';
import { session, storeSession } from './session';
import { setApiSettings } from './settings';
import { startApiClient } from './shell';
import { forgetStartedReads, startReads } from './startedReads';
import { named, withFetch } from '../testing/readsOfRoutes';
import { answer, raw, startTestServer } from '../testing/testServer';

type Lang = 'en_us' | 'ko_ko';

const language = 'en_us';
let server: Awaited<ReturnType<typeof startTestServer>>;

beforeEach(async () => {
  server = await startTestServer();
  localStorage.clear();
  queryClient.clear();
  forgetStartedReads();
  setApiSettings({ baseUrl: server.baseUrl, language: () => language, keptKeys: [] });
});
afterEach(() => server.stop());

const user = (id: number, username: string) => answer({ id, username, status: 1, money: '0.00' });

const start = (read: Call) => startReads([named(read)], new URLSearchParams());
const askIn = (
  as: Lang,
  reads: readonly ReadAhead[],
  { pageKey = null, timeoutMs }: { pageKey?: string | null; timeoutMs?: number } = {},
) =>
  askInPage(reads, {
    ...{ baseUrl: server.baseUrl, language: as, session: session.current(), pageKey, timeoutMs },
    query: new URLSearchParams(),
  });

withFetch();

describe('the reads that a route names', () => {
  it('are under way before its screen asks, once each', async () => {
    server.reply(answer([{ id: 1, name: 'Hanoi' }]));
    start(showcaseCalls.cities);
    const { result } = renderHook(() => useCall(showcaseCalls.cities));
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    server.reply(answer([]));
    start(lotteryCalls.games);
    renderHook(() => useCall(lotteryCalls.games, {}));
    await waitFor(() => expect(server.seen).toHaveLength(2));
  });

  it('are not begun for what is on the screen or was read just now, so that no older answer comes after a change', async () => {
    beginSession({ memberId: 7, token: 'a' });
    server.reply(user(7, 'ana'));
    const { result } = renderHook(() => useCall(memberCalls.member));
    await waitFor(() => expect(result.current.data?.username).toBe('ana'));
    start(memberCalls.member);
    server.reply(user(7, 'bo'));
    await act(() => refreshMember());
    await waitFor(() => expect(result.current.data?.username).toBe('bo'));
    expect(server.seen).toHaveLength(2);
  });

  it('are forgotten once a write has been answered, which they may not know of', async () => {
    beginSession({ memberId: 7, token: 'a' });
    server.reply(user(7, 'ana'));
    start(memberCalls.member);
    await waitFor(() => expect(server.seen).toHaveLength(1));
    server.reply(answer(null));
    await call(memberCalls.setSex, { sex: 'man' });
    server.reply(user(7, 'bo'));
    const { result } = renderHook(() => useCall(memberCalls.member));
    await waitFor(() => expect(result.current.data?.username).toBe('bo'));
  });

  it('leave out a member’s where nobody is signed in', async () => {
    await start(memberCalls.member);
    expect(server.seen).toEqual([]);
  });

  it('are asked for again by the screen where they failed, or for another member', async () => {
    beginSession({ memberId: 7, token: 'a' });
    server.reply(raw('no envelope'));
    start(memberCalls.member);
    await waitFor(() => expect(server.seen).toHaveLength(1));
    server.reply(user(7, 'ana'));
    const { result } = renderHook(() => useCall(memberCalls.member));
    await waitFor(() => expect(result.current.data?.username).toBe('ana'));
    start(walletCalls.report);
    beginSession({ memberId: 8, token: 'b' });
    renderHook(() => useCall(walletCalls.report));
    await waitFor(() => expect(server.seen.at(-1)?.headers.tokensso).toBe('b'));
  });
});

describe('an answer that has come before its screen', () => {
  it('is shown with the first frame', async () => {
    const answered = jest.spyOn(freshness, 'answered');
    server.reply(answer([{ id: 1, name: 'Hanoi' }]));
    start(showcaseCalls.cities);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    const frames: unknown[] = [];
    renderHook(() => frames.push(useCall(showcaseCalls.cities).data));
    expect(frames[0]).toEqual([expect.objectContaining({ name: 'Hanoi' })]);
    expect(server.seen).toHaveLength(1);
  });
});

describe('the reads that the page’s own script asks for', () => {
  const asked = (as: Lang = language) => {
    askIn(as, [named(showcaseCalls.cities)]);
    start(showcaseCalls.cities);
    return renderHook(() => useCall(showcaseCalls.cities)).result;
  };

  it('are asked for once, as this client asks', async () => {
    beginSession({ memberId: 7, token: 'a' });
    server.reply(answer([{ id: 1, name: 'Hanoi' }]));
    const result = asked();
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(server.seen.map(({ path }) => path)).toEqual([`/api${showcaseCalls.cities.path}`]);
    expect(server.seen[0]?.headers).toMatchObject({ lang: 'en_us', tokensso: 'a', token: 'Nw==' });
  });

  it('are a member’s too, and prove the page where the session asks for that (decision 91)', async () => {
    server.reply(user(7, 'demo'));
    for (const [token, pageKey, proof] of [
      ['a', null, undefined],
      ['a', 'k', undefined],
      ['p.a', 'k', 'k'],
    ] as const) {
      server.seen.length = 0;
      beginSession({ memberId: 7, token });
      askIn(language, [named(memberCalls.member)], { pageKey });
      start(memberCalls.member);
      const { result } = renderHook(() => useCall(memberCalls.member));
      await waitFor(() => expect(result.current.data).toMatchObject({ username: 'demo' }));
      expect(server.seen).toHaveLength(1);
      expect(server.seen[0]?.headers).toMatchObject({ tokensso: token });
      expect(server.seen[0]?.headers['page-key']).toBe(proof);
      queryClient.clear();
    }
  });

  it('are no member’s where the page can’t be proved, or where nobody is signed in', async () => {
    askIn(language, [named(memberCalls.member)], { pageKey: 'k' });
    beginSession({ memberId: 7, token: 'p.a' });
    askIn(language, [named(memberCalls.member)]);
    await askIn(language, [named(showcaseCalls.cities)]);
    expect(server.seen.map(({ path }) => path)).toEqual([`/api${showcaseCalls.cities.path}`]);
  });

  it('are not for who signs in afterwards', async () => {
    server.reply(user(7, 'demo'));
    beginSession({ memberId: 7, token: 'a' });
    await askIn(language, [named(memberCalls.member)]);
    storeSession({ memberId: 8, token: 'b' });
    server.reply(user(8, 'other'));
    start(memberCalls.member);
    const { result } = renderHook(() => useCall(memberCalls.member));
    await waitFor(() => expect(result.current.data).toMatchObject({ username: 'other' }));
  });

  it('are out of reach of code that comes later', async () => {
    beginSession({ memberId: 7, token: 'a' });
    void askIn(language, [named(memberCalls.member)]);
    expect(window.membersReads?.size).toBe(1);
    startApiClient({ baseUrl: server.baseUrl, language: () => language, keptKeys: [] });
    expect(window.membersReads).toBeUndefined();
  });

  it('are asked for again where they failed', async () => {
    server.reply((response) => {
      server.reply(answer([{ id: 1, name: 'Hanoi' }]));
      response.writeHead(502).end();
    });
    const result = asked();
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(server.seen).toHaveLength(2);
  });

  it('fail as calls do where no answer comes in time, and are not asked for once more by themselves (API-02)', async () => {
    server.reply(() => undefined);
    askIn(language, [named(showcaseCalls.cities)], { timeoutMs: 50 });
    await expect(start(showcaseCalls.cities)).resolves.toMatchObject([
      { status: 'rejected', reason: { kind: 'network' } },
    ]);
    expect(server.seen).toHaveLength(1);
  });

  it('are of no use in another language', async () => {
    server.reply(answer([{ id: 1, name: 'Hanoi' }]));
    const result = asked('ko_ko');
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(server.seen.map(({ headers }) => headers.lang).toSorted()).toEqual(['en_us', 'ko_ko']);
  });

  it('are forgotten once a write has been answered', async () => {
    beginSession({ memberId: 7, token: 'a' });
    askIn(language, [named(showcaseCalls.cities)]);
    server.reply(answer(null));
    await call(memberCalls.setSex, { sex: 'man' });
    const { path } = showcaseCalls.cities;
    expect(takeAskedRead(path, { language, token: '' })).toBeUndefined();
  });
});
