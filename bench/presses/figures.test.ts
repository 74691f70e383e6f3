import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './figures';

const made = Array.from({ length: 100 }, (_, index) => ({ name: `press ${index}` }));
const startedAt = made.map((_, index) => index * 1_000);
const event = (press: number, afterMs: number, ms: number) => ({ startedAt: press * 1_000 + afterMs, ms });

describe('the figures of a visit', () => {
  it('take the longest event of each press, and leave the worst of every 50 presses out of INP', () => {
    const events = [
      event(3, 0, 40),
      event(3, 80, 200),
      event(5, 80, 120),
      event(7, 80, 96),
      event(8, 80, 24),
    ];
    const { presses, maxMs, p98Ms, p50Ms } = figuresOf(made, { startedAt, events }, []);
    expect(presses[3]).toEqual({ name: 'press 3', ms: 200 });
    expect([maxMs, p98Ms, p50Ms]).toEqual([200, 96, 16]);
  });

  it('name tasks over 100 ms for the press before them, the longest first', () => {
    const longTasks = [
      { start: 1_100, ms: 101 },
      { start: 2_500, ms: 300 },
      { start: 2_900, ms: 100 },
    ];
    expect(figuresOf(made, { startedAt, events: [] }, longTasks).tasks).toEqual([
      { name: 'press 2', ms: 300 },
      { name: 'press 1', ms: 101 },
    ]);
  });

  it('are refused where a touch did not come', () => {
    expect(() => figuresOf(made, { startedAt: startedAt.slice(1), events: [] }, [])).toThrow(
      '99 touches of 100',
    );
  });
});
