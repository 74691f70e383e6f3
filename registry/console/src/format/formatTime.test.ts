import { formatDuration } from './formatTime';

describe('how long something lasts', () => {
  it.each([
    [59_999, 'under 1 min'],
    [60_000, '1 min'],
    [3_599_999, '59 min'],
    [3_600_000, '1 h'],
    [86_399_999, '23 h'],
    [172_800_000, '2 d'],
  ])('%i ms are %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});
