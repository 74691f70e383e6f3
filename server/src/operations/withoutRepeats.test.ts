import { withoutRepeats } from './withoutRepeats';

test('a fault that lasts is told once in ten seconds, another one at once', () => {
  let time = 0;
  const told: string[] = [];
  const report = withoutRepeats(
    (error, what) => void told.push(`${what} ${(error as Error).message}`),
    () => time,
  );
  report(new Error('no database'), 'clock');
  time = 9_999;
  report(new Error('no database'), 'clock');
  report(new Error('no beacon'), 'clock');
  time = 10_000;
  report(new Error('no database'), 'clock');
  expect(told).toEqual(['clock no database', 'clock no beacon', 'clock no database']);
});
