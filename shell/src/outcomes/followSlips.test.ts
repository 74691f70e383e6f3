import { jest } from '@jest/globals';
import { queryClient, queryKey } from '@members/api-client';
import { startApiClient } from '@members/api-client/shell';
import { slipCalls, type Call, type Slip } from '@members/contract';
import { followSlips } from './followSlips';
import { ordersPlaced } from './ordersPlaced';
import { outcomeOf } from './outcomeOf';

const slip = (change: Partial<Slip> = {}): Slip => ({
  ...{ id: 1, gameId: 1, gameKey: 'k3-1m', gameName: 'One minute', iconUrl: '', period: '20261121-0721' },
  ...{ status: 0, dice: null, size: '', parity: '', count: 1, orderId: 7, placedAt: '', settledAt: '' },
  ...{ stakeMinor: 5_000, returnMinor: null, secondsToDraw: 30 },
  ...change,
});
const settled: Partial<Slip> = { status: 1, dice: [1, 2, 3], returnMinor: 9_750, secondsToDraw: 0 };

let answers: readonly Slip[];
let reads: number;
let marked: string[][];
let told: [ids: number[], waited: boolean][];
let leaving: AbortController;
let streamed: boolean;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  localStorage.clear();
  queryClient.clear();
  [answers, reads, marked, told, streamed, visibility] = [[], 0, [], [], false, 'visible'];
  leaving = new AbortController();
  startApiClient({
    language: () => 'en_us',
    keptKeys: [],
    elsewhere: async ({ id }: Call, ...args: unknown[]) => {
      if (id === slipCalls.slips.id) reads += 1;
      else marked.push((args[0] as { slipIds: string[] }).slipIds);
      return id === slipCalls.slips.id ? answers : null;
    },
  });
});
afterEach(() => {
  leaving.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function follow() {
  followSlips({
    tell: (slips, waited) => told.push([slips.map(({ id }) => id), waited]),
    isStreamed: () => streamed,
    signal: leaving.signal,
  });
  await pass(0);
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const hours = 3_600_000;

describe('what became of slips (decision 96)', () => {
  it('is asked once at the start by a member without open slips, and never again', async () => {
    await follow();
    await pass(2 * hours);
    expect(reads).toBe(1);
    expect(told).toEqual([]);
  });

  it('is asked when the round of an open slip is due, told once, and marked', async () => {
    answers = [slip()];
    await follow();
    await pass(29_000);
    expect([reads, told]).toEqual([1, []]);
    answers = [slip(settled)];
    await pass(5_000);
    expect([reads, told]).toEqual([2, [[[1], true]]]);
    await pass(30_000);
    expect(marked).toEqual([['1']]);
    await pass(2 * hours);
    expect([reads, told.length]).toEqual([2, 1]);
  });

  it('is asked ever more rarely while a draw is late', async () => {
    answers = [slip()];
    await follow();
    answers = [slip({ secondsToDraw: 0 })];
    await pass(1 * hours);
    expect(reads).toBeGreaterThan(5);
    expect(reads).toBeLessThan(25);
  });

  it('is told of earlier slips together at the next opening, and not again after a reload', async () => {
    answers = [slip(settled), slip({ ...settled, id: 2 })];
    await follow();
    expect(told).toEqual([[[1, 2], false]]);
    leaving.abort();
    leaving = new AbortController();
    queryClient.clear();
    await follow();
    expect(told).toHaveLength(1);
    // The mark that was lost with the page goes out now.
    await pass(30_000);
    expect(marked).toEqual([['1', '2']]);
  });

  it('needs no question where the stream of the game says it', async () => {
    streamed = true;
    answers = [slip()];
    await follow();
    await pass(31_000);
    queryClient.setQueryData(queryKey(slipCalls.slips), [slip(settled)]);
    await pass(1 * hours);
    expect([reads, told]).toEqual([1, [[[1], true]]]);
  });

  it('follows orders that are placed, also after a start without open slips', async () => {
    await follow();
    answers = [slip()];
    ordersPlaced.notify();
    await pass(0);
    answers = [slip(settled)];
    await pass(33_000);
    expect(told).toEqual([[[1], true]]);
  });

  it('waits for the page to be seen, and is not told twice by two tabs', async () => {
    answers = [slip()];
    await follow();
    visibility = 'hidden';
    queryClient.setQueryData(queryKey(slipCalls.slips), [slip(settled), slip({ ...settled, id: 2 })]);
    await pass(1 * hours);
    expect([reads, told]).toEqual([1, []]);
    localStorage.setItem('slipsTold', '[2]');
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(told).toEqual([[[1], true]]);
  });
});

describe('an outcome', () => {
  it('is a win only where more came back than was staked', () => {
    const kindOf = (change: Partial<Slip>) => outcomeOf([slip({ ...settled, ...change })]).kind;
    expect(kindOf({})).toBe('won');
    expect(kindOf({ returnMinor: 4_875 })).toBe('partly');
    expect(kindOf({ returnMinor: 5_000 })).toBe('partly');
    expect(kindOf({ status: 2, returnMinor: 0 })).toBe('notWon');
    expect(kindOf({ status: 3, returnMinor: 5_000 })).toBe('void');
  });

  it('of several slips says what was staked and what came back in all', () => {
    const both = outcomeOf([slip(settled), slip({ id: 2, status: 2, returnMinor: 0 })]);
    expect(both).toEqual({ kind: 'several', slip: null, count: 2, stakeMinor: 10_000, returnMinor: 9_750 });
  });
});
