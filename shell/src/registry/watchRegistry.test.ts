import { pollDelay } from './watchRegistry';

const there = { visible: true, idleForMs: 0, failures: 0 };

describe('asking the registry again', () => {
  it('takes 3 s at most while the member is there', () => {
    for (const random of [0, 0.5, 1]) expect(pollDelay(there, random)).toBeLessThanOrEqual(3_000);
  });

  it('takes 30 s at most in a hidden page and after 15 s without a touch', () => {
    expect(pollDelay({ ...there, visible: false }, 1)).toBe(30_000);
    expect(pollDelay({ ...there, idleForMs: 15_000 }, 1)).toBe(30_000);
  });

  it('takes longer from failure to failure, spread, up to 60 s', () => {
    const delays = [1, 2, 3, 4, 20].map((failures) => pollDelay({ ...there, failures }, 1));
    expect(delays).toEqual([6_000, 12_000, 24_000, 48_000, 60_000]);
    expect(pollDelay({ ...there, failures: 20 }, 0)).toBe(30_000);
  });
});
