import { timeOnDay } from './RecordRow';

test('a time is to the minute, and names its day only under the heading of another one (D57)', () => {
  expect(timeOnDay('2026-01-02 23:59:10', '2026-01-02 08:00:00')).toBe('23:59');
  expect(timeOnDay('2026-01-03 00:00:05', '2026-01-02 23:59:10')).toBe('2026-01-03 00:00');
  expect(timeOnDay('', '2026-01-02')).toBe('');
});
