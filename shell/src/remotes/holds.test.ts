import { createHolds } from './holds';

const minuteMs = 60_000;

describe('what a remote asks to wait for', () => {
  let now = 0;
  const holds = () => createHolds(() => now);
  beforeEach(() => (now = 0));

  it('lasts until it is ended', () => {
    const held = holds();
    const end = held.add();
    const other = held.add();
    end();
    expect(held.active()).toBe(true);
    other();
    expect(held.active()).toBe(false);
  });

  it('ends by itself after the time that was asked for, and after five minutes at most', () => {
    const held = holds();
    held.add(minuteMs);
    now = minuteMs;
    expect(held.active()).toBe(false);
    held.add(60 * minuteMs);
    now += 5 * minuteMs - 1;
    expect(held.active()).toBe(true);
    now += 1;
    expect(held.active()).toBe(false);
  });

  it('is not prolonged by asking again before it ends', () => {
    const held = holds();
    for (; now < 5 * minuteMs; now += minuteMs) held.add(2 * minuteMs);
    expect(held.active()).toBe(false);
    now += 2 * minuteMs;
    held.add();
    expect(held.active()).toBe(true);
  });

  it('counts no more for what comes after it was taken away', () => {
    const held = holds();
    const end = held.add();
    held.clear();
    expect(held.active()).toBe(false);
    held.add();
    end();
    expect(held.active()).toBe(true);
  });
});
