import { lastHour, scaleOf, type Minute } from './minutes';

const minute = (at: string, changes: Partial<Minute> = {}): Minute => ({
  at,
  loads: 1,
  failures: 0,
  mountP50: 100,
  ...changes,
});
const now = Date.parse('2026-11-21T10:00:30.000Z');

describe('the last hour', () => {
  it('ends with the running minute and leaves gaps where nothing was reported', () => {
    const series = [minute('2026-11-21T09:58:00.000Z'), minute('2026-11-21T10:00:00.000Z')];
    const minutes = lastHour(series, now);
    expect(minutes).toHaveLength(60);
    expect(minutes.slice(-3)).toEqual([series[0], null, series[1]]);
    expect(minutes.slice(0, -3).every((each) => each === null)).toBe(true);
  });

  it('leaves out what is older and what a faster clock dates ahead', () => {
    const series = [minute('2026-11-21T09:00:00.000Z'), minute('2026-11-21T10:01:00.000Z')];
    expect(lastHour(series, now).every((each) => each === null)).toBe(true);
  });
});

test('releases beside each other share one scale', () => {
  const health = (series: Minute[]) => ({
    loads: 0,
    failures: 0,
    failuresByPhase: {},
    mountMs: { p50: null, p95: null },
    errors: [],
    series,
  });
  const few = health([minute('2026-11-21T10:00:00.000Z', { failures: 4, mountP50: 900 })]);
  const many = health([minute('2026-11-21T10:00:00.000Z', { loads: 40, mountP50: null })]);
  expect(scaleOf([few, many])).toEqual({ perMinute: 40, mountMs: 900 });
  expect(scaleOf([undefined])).toEqual({ perMinute: 1, mountMs: 1 });
});
