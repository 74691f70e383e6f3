import { timeOnDay } from './RecordRow';

test('a time under its day is the hour; of another day it stands whole, as it was sent (D57)', () => {
  expect(timeOnDay('2026-01-02 23:59:10', '2026-01-02 08:00:00')).toBe('23:59:10');
  expect(timeOnDay('2026-01-03 00:00:05', '2026-01-02 23:59:10')).toBe('2026-01-03 00:00:05');
  expect(timeOnDay('', '2026-01-02')).toBe('');
});
