import { isLowering, pauseEnd, windowEnd, windowStart } from './rules';

const time = new Date('2026-11-22T23:30:00Z'); // a Sunday

test('days and weeks are of UTC, weeks from Monday', () => {
  expect(windowStart('day', time).toISOString()).toBe('2026-11-22T00:00:00.000Z');
  expect(windowStart('week', time).toISOString()).toBe('2026-11-16T00:00:00.000Z');
  expect(windowEnd('day', time)).toEqual(windowEnd('week', time));
  expect(windowStart('week', windowEnd('week', time))).toEqual(windowEnd('week', time));
});

test('a first and a lower limit lower, a higher one and none raise', () => {
  expect([isLowering(null, 5), isLowering(5, 4), isLowering(5, 5), isLowering(5, 0)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([isLowering(5, 6), isLowering(5, null)]).toEqual([false, false]);
});

test.each([
  ['day', '2026-09-01T10:00:00.000Z'],
  ['week', '2026-09-07T10:00:00.000Z'],
  ['month', '2026-09-30T10:00:00.000Z'],
  ['halfYear', '2027-02-28T10:00:00.000Z'],
  ['year', '2027-08-31T10:00:00.000Z'],
] as const)('a pause of a %s ends at %s', (length, end) => {
  expect(pauseEnd(length, new Date('2026-08-31T10:00:00Z'))?.toISOString()).toBe(end);
});

test('a permanent pause has no end', () => expect(pauseEnd('permanent', time)).toBeNull());
