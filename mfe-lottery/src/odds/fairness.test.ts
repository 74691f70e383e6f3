import type { BetType, GameReturns } from '@members/contract';
import { isTelling, judge, returnPercentOf, scaleOf, waysOf } from './fairness';

const returns: GameReturns = {
  orders: 900,
  rounds: 300,
  stakesMinor: 1_000_000,
  payoutsMinor: 980_000,
  expectedPercent: 97.5,
  returnPercent: 98,
  lowPercent: 90,
  highPercent: 105,
};

describe('the chances of an option (D29, D30)', () => {
  it('are counted over the 216 throws', () => {
    const types: BetType[] = ['bi', 'sm', 'si', 'do', '3', '4', '9', '10', '11', '18'];
    expect(types.map(waysOf)).toEqual([108, 108, 108, 108, 1, 3, 25, 27, 27, 1]);
  });

  it('give the exact return with the odds', () => {
    expect(returnPercentOf('bi', 1.95)).toBe(97.5);
    expect(returnPercentOf('3', 210.6)).toBe(97.5);
    expect(returnPercentOf('9', 8.42)).toBeCloseTo(97.4537037, 7);
    expect(returnPercentOf('8', 10.02)).toBeCloseTo(97.4166667, 7);
  });
});

describe('what a measured return says', () => {
  it('is nothing before the first order and little after few rounds', () => {
    expect(judge({ ...returns, orders: 0, rounds: 0 })).toBe('none');
    expect(judge({ ...returns, rounds: 29 })).toBe('few');
    expect(judge(returns)).toBe('inside');
  });

  it('is told where it lies outside of the band, after few rounds too', () => {
    expect(judge({ ...returns, returnPercent: 105.1 })).toBe('outside');
    expect(judge({ ...returns, returnPercent: 89.9, rounds: 2 })).toBe('outside');
  });

  it('leads from thirty rounds on; before, the expected return does', () => {
    expect([0, 29, 30, 3_000].map((rounds) => isTelling({ ...returns, rounds }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('stands on a line that always holds it and the band', () => {
    expect(scaleOf(returns)).toEqual({
      bandStart: 6,
      bandEnd: 94,
      expected: 50,
      measured: expect.closeTo(52.933, 3),
    });
    const far = scaleOf({ ...returns, returnPercent: 120 });
    expect([far.bandStart, far.bandEnd, far.measured]).toEqual([6, 50, 94]);
    const flat = { returnPercent: 97.5, lowPercent: 97.5, highPercent: 97.5 };
    expect(scaleOf({ ...returns, ...flat }).measured).toBe(6);
  });
});
