import { jest } from '@jest/globals';
import { queryClient, queryKey } from '@members/api-client';
import { lotteryCalls, type GameState } from '@members/contract';
import { ReadableStream, TextDecoderStream, TransformStream } from 'node:stream/web';
import type { FollowedGame } from './gameStream';

// What browsers have and the tests' one has not.
Object.assign(globalThis, { TextDecoderStream, TransformStream, TextEncoder, TextDecoder });

const state = {
  ...{ id: 1, key: 'k3-1m', name: 'One minute', ico: '', opencode: [], one: '', two: '' },
  ...{ next_expect: '20261121-0721', now_expect: '', second: 60, close_second: 50, beacon: 'test' },
};
const eventOf = (told: object) => `id: the-last-id\nevent: gameState\ndata: ${JSON.stringify(told)}\n\n`;
const stateEvent = eventOf(state);

type Answer = Pick<Response, 'status' | 'headers' | 'body' | 'json'>;
const answer = (status: number, type: string, text = ''): Answer => ({
  status,
  headers: new Map([['content-type', type]]) as unknown as Headers,
  body: new ReadableStream({
    start(line) {
      line.enqueue(new TextEncoder().encode(text));
      line.close();
    },
  }) as unknown as Response['body'],
  json: async () => JSON.parse(text) as unknown,
});
const brokenOff = () => answer(200, 'text/event-stream', stateEvent);

/** Follows a game whose server answers in turn with these, then with the last one again and again. */
async function follow(...answers: (() => Answer)[]) {
  const asked: { at: number; url: string }[] = [];
  const begun = Date.now();
  globalThis.fetch = async (url) => {
    asked.push({ at: Date.now() - begun, url: String(url) });
    return answers[Math.min(asked.length, answers.length) - 1]!() as Response;
  };
  const leaving = new AbortController();
  const live: boolean[] = [];
  const game: FollowedGame = {
    ...{ key: 'k3-1m', id: 1, signal: leaving.signal },
    onLive: (now) => live.push(now),
  };
  const { followGame } = await import('./gameStream');
  let over = false;
  const followed = followGame(game).then(() => (over = true));
  return { asked, live, leaving, followed, isOver: () => over };
}

const away = (): Answer => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a stream that breaks off is opened again after a pause of random length, from the last event on', async () => {
  const { asked, live, leaving, followed } = await follow(brokenOff);
  await jest.advanceTimersByTimeAsync(500);
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  await jest.advanceTimersByTimeAsync(500 + 900);
  expect(asked.map(({ at }) => at)).toEqual([0, 500, 1_000, 1_900]);
  expect(asked.map(({ url }) => url.includes('last=the-last-id'))).toEqual([false, true, true, true]);
  expect(live.slice(0, 4)).toEqual([true, false, true, false]);
  leaving.abort();
  await followed;
});

test('while its server is away, pauses grow to half a minute and it is never given up', async () => {
  const { asked, leaving, followed, isOver } = await follow(brokenOff, away);
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  const pauses = asked.slice(1).map(({ at }, index) => at - asked[index]!.at);
  expect(pauses.slice(0, 7)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(asked.length).toBeGreaterThan(200);
  expect(isOver()).toBe(false);
  leaving.abort();
  await followed;
});

test('the network that comes back ends a pause', async () => {
  const { asked, leaving, followed } = await follow(brokenOff, away);
  await jest.advanceTimersByTimeAsync(60_000);
  const before = asked.length;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(before + 1);
  leaving.abort();
  await followed;
});

test.each([
  ['has no streams', () => answer(404, 'application/json', '{"code":500}')],
  ['refuses this one', () => answer(200, 'application/json', '{"code":401,"msg":"Closed"}')],
])('it is left to the reads where the server %s', async (_what, refusal) => {
  const { asked, followed } = await follow(refusal);
  await followed;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(1);
});

test.each([
  ['late', [{ next_expect: '20261121-0720' }]],
  ['twice', [{}, {}]],
  ['out of order', [{ next_expect: '20261121-0722' }, {}, { next_expect: '20261121-0721' }]],
  ['forged', [{ key: 'another', next_expect: '20991231-9999' }]],
])('a state that comes %s turns nothing back', async (_how, told) => {
  queryClient.clear();
  const key = queryKey(lotteryCalls.gameState, { key: 'k3-1m' });
  const events = [state, ...told.map((changed) => ({ ...state, ...changed }))].map(eventOf);
  const { leaving, followed } = await follow(() => answer(200, 'text/event-stream', events.join('')));
  await jest.advanceTimersByTimeAsync(10_000);
  const newest = told.some(({ next_expect: next }) => next?.endsWith('0722')) ? '0722' : '0721';
  expect(queryClient.getQueryData<GameState>(key)).toMatchObject({ nextPeriod: `20261121-${newest}` });
  leaving.abort();
  await followed;
});

test.each([
  ['is opened late in its period takes bets', 60, { second: 59, close_second: 49 }],
  ['was closed takes none by a state that comes late', 9, { second: 20, close_second: 10 }],
])('a round that %s', async (_how, second, told) => {
  queryClient.clear();
  const key = queryKey(lotteryCalls.gameState, { key: 'k3-1m' });
  const events = [
    { ...state, second, close_second: 0 },
    { ...state, ...told },
  ].map(eventOf);
  const { leaving, followed } = await follow(() => answer(200, 'text/event-stream', events.join('')));
  await jest.advanceTimersByTimeAsync(100);
  expect(queryClient.getQueryData<GameState>(key)).toMatchObject({
    secondsToClose: told.second < second ? told.close_second : 0,
  });
  leaving.abort();
  await followed;
});
