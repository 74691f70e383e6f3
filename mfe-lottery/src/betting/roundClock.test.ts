import {
  clocksDisagree,
  clockText,
  msToNextSecond,
  secondsLeft,
  shortPeriod,
  isDrawMessageDue,
} from './roundClock';

describe('countdown to the draw (LOT-04, D26b)', () => {
  it('counts from the moment of the answer', () => {
    expect(secondsLeft(32, 5_000, 5_000)).toBe(32);
    expect(secondsLeft(32, 5_000, 5_001)).toBe(32);
    expect(secondsLeft(32, 5_000, 6_000)).toBe(31);
    expect(secondsLeft(32, 5_000, 36_999)).toBe(1);
  });

  it('stands at 0 from the draw on', () => {
    expect(secondsLeft(32, 5_000, 37_000)).toBe(0);
    expect(secondsLeft(32, 5_000, 99_000)).toBe(0);
  });

  it('never shows more than the server said', () => {
    expect(secondsLeft(32, 5_000, 4_000)).toBe(32);
  });

  it('wakes when the figure changes', () => {
    expect(msToNextSecond(5_000, 5_000)).toBe(1000);
    expect(msToNextSecond(5_000, 7_250)).toBe(750);
  });

  it('is not to be trusted after a sleep, or once the system’s clock was set', () => {
    const read = { steadyMs: 5_000, systemMs: 1_000_000 };
    expect(clocksDisagree(read, { steadyMs: 65_000, systemMs: 1_061_000 })).toBe(false);
    expect(clocksDisagree(read, { steadyMs: 6_000, systemMs: 1_061_000 })).toBe(true);
    expect(clocksDisagree(read, { steadyMs: 6_000, systemMs: 400_000 })).toBe(true);
  });

  it('reads as minutes and seconds', () => {
    expect([0, 9, 60, 179, 3_600].map(clockText)).toEqual(['00:00', '00:09', '01:00', '02:59', '60:00']);
  });
});

describe('message of the draw (LOT-18, D25)', () => {
  it('comes where the seconds part is 59', () => {
    expect([60, 59, 58, 119, 179, 0].map(isDrawMessageDue)).toEqual([false, true, false, true, true, false]);
  });
});

it('shortens a period to its number within the day', () => {
  expect(shortPeriod('20261121-0847')).toBe('0847');
  expect(shortPeriod('88231')).toBe('88231');
});
