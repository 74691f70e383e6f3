import { lotteryCalls, memberCalls, siteCalls, type Call } from '@members/contract';
import { act, renderHook } from '@testing-library/react';
import { reload } from '../../components/reload';
import { useRoundReload, type RoundReload } from './useRoundReload';

jest.mock('../../components/reload', () => ({ reload: jest.fn(async () => true) }));

const round: RoundReload = {
  period: '20261121-0721',
  ended: false,
  lastPeriod: '20261121-0720',
  pendingPeriods: [],
  live: false,
};
const reloads = () =>
  jest.mocked(reload).mock.calls.map((reads: readonly Call[]) => reads.map(({ id }) => id));
const start = (more: Partial<RoundReload> = {}) =>
  renderHook((changed: Partial<RoundReload>) => useRoundReload({ ...round, ...more, ...changed }), {
    initialProps: {},
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reload).mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the end of a round that no stream tells of', () => {
  const state = [memberCalls.member, lotteryCalls.gameState, lotteryCalls.drawResults].map(({ id }) => id);

  it('reloads five reads, and while the period is unchanged those that tell of the next, five times more (LOT-17, D26)', async () => {
    const { rerender, result } = start();
    await pass(10_000);
    expect(reloads()).toEqual([]);
    rerender({ ended: true });
    await pass(0);
    const five = [...state, siteCalls.siteConfig.id, lotteryCalls.odds.id];
    expect(reloads()).toEqual([five]);
    await pass(5_000);
    expect(reloads()).toEqual([five, ...Array(5).fill(state)]);
    expect(result.current.late).toBe(false);
  });

  it('is late after that, and goes on asking ever more slowly until the next period is there', async () => {
    const { rerender, result } = start({ ended: true });
    await pass(7_000);
    expect(result.current.late).toBe(true);
    const asked = reloads().length;
    await pass(10 * 60_000);
    const slowly = reloads().length - asked;
    expect(slowly).toBeGreaterThanOrEqual(10);
    expect(slowly).toBeLessThan(30);
    rerender({ ended: false, period: '20261121-0722' });
    await pass(60_000);
    const done = reloads().length;
    await pass(10 * 60_000);
    expect(reloads()).toHaveLength(done);
    expect(result.current.late).toBe(false);
  });

  it('is not asked for by a page that nobody looks at, and at once when it is seen again', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    start({ ended: true });
    await pass(60_000);
    expect(reloads()).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(reloads()).toHaveLength(1);
    await pass(10_000);
    expect(reloads().length).toBeGreaterThanOrEqual(5);
    visibility.mockRestore();
  });

  it('loads what the period after it may change where another read tells of that before zero (LOT-17)', async () => {
    const next = { period: '20261121-0722', lastPeriod: round.period };
    const { rerender } = start();
    rerender(next);
    await pass(0);
    expect(reloads()).toEqual([[siteCalls.siteConfig.id, lotteryCalls.odds.id]]);
    rerender({ ...next, ended: true });
    await pass(0);
    rerender({ period: '20261121-0723', lastPeriod: next.period });
    await pass(60_000);
    expect(reloads()).toHaveLength(2);
  });

  it('loads the odds once more after a draw that was awaited', async () => {
    const { rerender } = start({ ended: true });
    await pass(1_000);
    expect(reloads()).toHaveLength(2);
    rerender({ ended: false, period: '20261121-0722' });
    await pass(0);
    expect(reloads().slice(2)).toEqual([[lotteryCalls.odds.id]]);
  });

  it('waits three seconds for a stream that is live', async () => {
    start({ ended: true, live: true });
    await pass(2_999);
    expect(reloads()).toEqual([]);
    await pass(1);
    expect(reloads()).toHaveLength(1);
  });
});
