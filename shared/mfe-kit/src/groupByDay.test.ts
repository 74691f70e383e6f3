import { groupByDay } from './groupByDay';

describe('rows grouped by day (REP-06, D35, D57)', () => {
  test('keeps the order of the server and starts a group where the day changes', () => {
    const times = ['2026-01-03 00:00:00', '2026-01-02 23:59:59', '2026-01-02 08:00:00'];
    expect(groupByDay(times, (time) => time)).toEqual([
      { day: '2026-01-03', rows: times.slice(0, 1) },
      { day: '2026-01-02', rows: times.slice(1) },
    ]);
  });

  test('has no group without rows', () => {
    expect(groupByDay([], String)).toEqual([]);
  });
});
