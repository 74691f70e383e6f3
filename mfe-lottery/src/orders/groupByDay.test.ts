import { groupByDay } from './groupByDay';

it('keeps records of one day together, newest first', () => {
  const times = ['2026-11-21 08:00:00', '2026-11-21 07:59:59', '2026-11-20 23:59:59'];
  expect(groupByDay(times, (time) => time)).toEqual([
    ['2026-11-21', times.slice(0, 2)],
    ['2026-11-20', times.slice(2)],
  ]);
});
