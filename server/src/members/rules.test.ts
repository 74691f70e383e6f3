import { builtInAvatar, isPassword, isUsername, minutesLocked, realNameOf } from './rules';

test('a user name has 4 to 20 letters or digits', () => {
  expect(['abcd', 'A1b2', 'x'.repeat(20)].filter(isUsername)).toHaveLength(3);
  expect(['abc', 'x'.repeat(21), 'ab_d', 'ab d', 'abcd\n'].filter(isUsername)).toEqual([]);
});

test('a password has 6 to 20 characters, counted as people do', () => {
  expect(isPassword('😀'.repeat(6))).toBe(true);
  expect(isPassword('😀'.repeat(5))).toBe(false);
});

test('a lock has at least a minute to go', () => {
  const at = new Date('2026-01-01T00:10:00Z');
  expect(minutesLocked(new Date('2026-01-01T00:00:00Z'), at)).toBe(1);
  expect(minutesLocked(new Date('2026-01-01T00:05:30Z'), at)).toBe(6);
});

test('a real name keeps its letters of any script, with its spaces in order', () => {
  expect(['김민지', "  O'Neill-Smith  Jr. ", 'Nguye\u0302\u0303n', 'x'.repeat(50)].map(realNameOf)).toEqual([
    '김민지',
    "O'Neill-Smith Jr.",
    'Nguyễn',
    'x'.repeat(50),
  ]);
});

test('a built-in avatar has a number', () => {
  expect(
    ['/head/1.png', '/head/20.png', '/head/0.png', '/head/1.png/', '/head/1.webp'].map(builtInAvatar),
  ).toEqual([1, 20, null, null, null]);
});
