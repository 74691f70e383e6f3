import { formatBytes, formatEvidence, formatMs, formatShare, pluralise } from './formatNumbers';

test('only a share of 0 is shown as 0%', () => {
  expect([0, 0.0001, 0.05, 0.125, 1].map(formatShare)).toEqual(['0%', 'under 0.1%', '5%', '12.5%', '100%']);
});

test('sizes and times change their unit where they get long', () => {
  expect([1, 84_001, 1_234_567].map(formatBytes)).toEqual(['1 kB', '85 kB', '1.2 MB']);
  expect([0, 999, 1400].map(formatMs)).toEqual(['0 ms', '999 ms', '1.4 s']);
});

test('a count of one is singular', () => {
  expect([pluralise(1, 'load'), pluralise(1234, 'load')]).toEqual(['1 load', '1,234 loads']);
});

test('evidence is no more exact than it needs to be', () => {
  expect([0.4, 1, 42.7, 1e6].map(formatEvidence)).toEqual(['under 1', '1', '42', 'over 100']);
});
