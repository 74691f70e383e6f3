import { lotteryCalls, memberCalls, showcaseCalls } from '@members/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { onApiEvent } from './events';
import { useAttempt, useCall, useWrite } from './hooks';
import { beginSession } from './lifecycle';
import { queryClient } from './queryClient';
import { setApiSettings } from './settings';
import { startReads } from './startedReads';
import { answer, startTestServer } from '../testing/testServer';

beforeAll(() => queryClient.mount());
afterAll(() => queryClient.unmount());

let server: Awaited<ReturnType<typeof startTestServer>>;
/** What the shell hears of a server that can't take a write. */
const told = jest.fn();
let unhear: () => void;
beforeEach(async () => {
  unhear = onApiEvent('networkError', told);
  server = await startTestServer();
  queryClient.clear();
  setApiSettings({ baseUrl: server.baseUrl, language: () => 'en_us', keptKeys: [] });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  beginSession({ memberId: 7, token: 'a' });
});
afterEach(() => {
  unhear();
  told.mockClear();
  return server.stop();
});

/** Refuses the first calls, as a server with too much to do, and answers the others. */
function refuse(times: number, data: unknown, retryAfter: string | null = '0') {
  server.reply((response) => {
    if (server.seen.length > times) return answer(data)(response);
    response.writeHead(503, {
      'access-control-expose-headers': 'retry-after',
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    });
    response.end('{"code":500,"msg":"","data":""}');
  });
}

const cities = () => renderHook(() => useCall(showcaseCalls.cities)).result;
const keys = () => server.seen.map(({ headers }) => headers['idempotency-key']);

describe('a read that a server with too much to do refuses (OPS-01)', () => {
  it('comes again by itself', async () => {
    refuse(2, [{ id: 1, name: 'Hanoi' }]);
    const result = cities();
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(server.seen).toHaveLength(3);
  });

  it('waits for as long as the server says, also where it was asked for beforehand', async () => {
    refuse(1, [], '60');
    const { id, path, access } = showcaseCalls.cities;
    startReads([{ id, path, access }], new URLSearchParams());
    const result = cities();
    await waitFor(() => expect(result.current.failureCount).toBe(1));
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['the network', window, ['offline', 'online']],
    ['the page', document, ['visibilitychange']],
  ])('is shown as failed after a while, and made again when %s is back', async (_what, target, events) => {
    refuse(4, [{ id: 1, name: 'Hanoi' }]);
    const result = cities();
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'failed' }));
    expect(told).not.toHaveBeenCalled();
    act(() => events.forEach((event) => target.dispatchEvent(new Event(event, { bubbles: true }))));
    await waitFor(() => expect(result.current.data).toHaveLength(1), { timeout: 5_000 });
  });

  it('is left to the member where the server does not say when to come again', async () => {
    refuse(1, [], null);
    const result = cities();
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(server.seen).toHaveLength(1);
  });
});

describe('a write that a server with too much to do refuses', () => {
  const order = { betTypes: ['bi'], stake: 50, gameId: 1, memberId: 7, period: '1' } as const;
  const newAttempt = () => renderHook(() => useAttempt(lotteryCalls.placeOrder, () => order)).result;

  it('comes again under its idempotency key, and is one attempt', async () => {
    refuse(2, { count: 1, money: '50.00' });
    const { current } = newAttempt();
    expect(await act(() => current.attempt(order))).toMatchObject({ outcome: 'done' });
    expect(server.seen).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is unanswered after a while, which the shell hears, and the member’s own next try has the same key', async () => {
    refuse(4, { count: 1, money: '50.00' });
    const { current } = newAttempt();
    expect(await act(() => current.attempt(order))).toMatchObject({ outcome: 'unanswered' });
    expect(told).toHaveBeenCalledTimes(1);
    expect(await act(() => current.attempt(order))).toMatchObject({ outcome: 'done' });
    expect(new Set(keys()).size).toBe(1);
  });

  it('is sent once where it has no key (D15)', async () => {
    refuse(1, null);
    const { result } = renderHook(() => useWrite(memberCalls.setSex));
    act(() => result.current.mutate({ params: { sex: 'man' } }));
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'failed' }));
    expect(server.seen).toHaveLength(1);
  });
});
