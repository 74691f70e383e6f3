import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './figures';
import type { Seen } from './probe';

const seen: Seen = {
  startedAt: 1_000,
  contentMs: 40,
  usableMs: 150,
  answersMs: 400,
  largestMs: 0,
  shift: 0,
  longTasks: [
    { start: 500, ms: 300 },
    { start: 990, ms: 80 },
    { start: 1_200, ms: 120 },
    { start: 1_500, ms: 900 },
  ],
};

describe('the figures of a start or a change', () => {
  it('count the long tasks from the tap until the screen hears of presses', () => {
    const { longestTaskMs, blockingMs } = figuresOf(seen, { requests: 0, bytes: 0 });
    expect(longestTaskMs).toBe(120);
    expect(blockingMs).toBe(30 + 70);
  });

  it('are none where the screen never was there', () => {
    expect(() => figuresOf({ ...seen, usableMs: null }, { requests: 0, bytes: 0 })).toThrow('in time');
  });
});
