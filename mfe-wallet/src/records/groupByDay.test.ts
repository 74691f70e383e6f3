import { groupByDay } from './groupByDay';

describe('records grouped by day (REP-06, D57)', () => {
  test('keeps the order of the server and starts a group where the day changes', () => {
    const rows = ['2026-01-03 00:00:00', '2026-01-02 23:59:59', '2026-01-02 08:00:00'].map((createdAt) => ({
      createdAt,
    }));
    expect(groupByDay(rows)).toEqual([
      { day: '2026-01-03', rows: [rows[0]] },
      { day: '2026-01-02', rows: [rows[1], rows[2]] },
    ]);
  });

  test('has no group without records', () => {
    expect(groupByDay([])).toEqual([]);
  });
});
