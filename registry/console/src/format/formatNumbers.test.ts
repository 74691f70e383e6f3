import { counted, formatBytes, formatMs, formatShare } from './formatNumbers';

test('a share that is not nothing never reads as nothing', () => {
  expect([0, 0.0001, 0.05, 0.125, 1].map(formatShare)).toEqual(['0%', 'under 0.1%', '5%', '12.5%', '100%']);
});

test('sizes and times change their unit where they get long', () => {
  expect([1, 84_001, 1_234_567].map(formatBytes)).toEqual(['1 kB', '85 kB', '1.2 MB']);
  expect([0, 999, 1400].map(formatMs)).toEqual(['0 ms', '999 ms', '1.4 s']);
});

test('one of a thing is singular', () => {
  expect([counted(1, 'load'), counted(1234, 'load')]).toEqual(['1 load', '1,234 loads']);
});
