import { createRateLimit } from './rateLimit';

test('counts each key by itself and starts again with every minute', () => {
  let now = 0;
  const admit = createRateLimit(2, () => now);
  expect([admit('a'), admit('a'), admit('a'), admit('b')]).toEqual([true, true, false, true]);
  now = 60_000;
  expect(admit('a')).toBe(true);
});
