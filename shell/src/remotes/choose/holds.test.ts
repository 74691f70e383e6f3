import { createHolds } from './holds';

const minuteMs = 60_000;

describe('what a remote asks to wait for', () => {
  let now = 0;
  const holds = () => createHolds(() => now);
  beforeEach(() => (now = 0));

  it('lasts until it is ended', () => {
    const held = holds();
    const end = held.add('a form');
    const other = held.add('a form');
    end();
    expect(held.active()).toBe('a form');
    other();
    expect(held.active()).toBeNull();
  });

  it('ends by itself after the time that was asked for, and after five minutes at most', () => {
    const held = holds();
    held.add('a form', minuteMs);
    now = minuteMs;
    expect(held.active()).toBeNull();
    held.add('a form', 60 * minuteMs);
    now += 5 * minuteMs - 1;
    expect(held.active()).toBe('a form');
    now += 1;
    expect(held.active()).toBeNull();
  });

  it('is not prolonged by asking again before it ends', () => {
    const held = holds();
    for (; now < 5 * minuteMs; now += minuteMs) held.add('a form', 2 * minuteMs);
    expect(held.active()).toBeNull();
    now += 2 * minuteMs;
    held.add('a form');
    expect(held.active()).toBe('a form');
  });

  it('counts no more for what comes after it was taken away', () => {
    const held = holds();
    const end = held.add('a form');
    held.clear();
    expect(held.active()).toBeNull();
    held.add('a form');
    end();
    expect(held.active()).toBe('a form');
  });
});
