import { queryClient, queryKey } from '@members/api-client';
import { lotteryCalls, type DrawResult } from '@members/contract';
import { act, renderHook } from '@testing-library/react';
import { useResults } from './useResults';

const key = 'k3-1m';
const [before, last] = ['20261121-0720', '20261121-0721'];
const answer = async (...results: [period: string, state: DrawResult['state']][]) => {
  const data = results.map(([period, state]) => ({ period, state }));
  queryClient.setQueryData(queryKey(lotteryCalls.drawResults, { key }), data);
  await pass(0);
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  jest.useRealTimers();
});

describe('a round whose beacon value is missing (LOT-06, START-06)', () => {
  it('is late after ten seconds, so that a draw moves nothing, and until its value is there', async () => {
    await answer([last, 'pending'], [before, 'drawn']);
    const { result } = renderHook(() => useResults(key));
    await pass(9_000);
    expect(result.current).toMatchObject({ pendingPeriods: [last], latePeriod: undefined });
    await pass(1_000);
    expect(result.current.latePeriod).toBe(last);
    await answer([last, 'drawn'], [before, 'drawn']);
    expect(result.current).toMatchObject({ pendingPeriods: [], latePeriod: undefined });
  });

  it('stays the one that is named while later ones wait too, and the next takes its place at once', async () => {
    await answer([before, 'pending']);
    const { result } = renderHook(() => useResults(key));
    await pass(10_000);
    await answer([last, 'pending'], [before, 'pending']);
    expect(result.current).toMatchObject({ pendingPeriods: [last, before], latePeriod: before });
    await answer([last, 'pending'], [before, 'void']);
    expect(result.current.latePeriod).toBe(last);
  });
});
