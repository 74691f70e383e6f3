import { formatTable } from '.';

test('a table has columns as wide as their widest cell, and no spaces at the ends of lines', () => {
  const rows = [
    ['Ada', '12 m', ''],
    ['Beatrice', '9 m', 'hole'],
  ];
  expect(formatTable(rows, 'No boats.')).toBe('Ada       12 m\nBeatrice  9 m   hole');
});

test('a table without rows says so', () => {
  expect(formatTable([], 'No boats.')).toBe('No boats.');
});
