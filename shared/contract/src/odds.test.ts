import { betTypes } from './bet';
import { parityOf, publicOdds, returnPercent, sizeOf, winningBets, winningOutcomes } from './odds';

describe('bet types and results (ENT-09, D29)', () => {
  it('calls a sum of 10 small and even, of 11 big and odd', () => {
    expect([sizeOf([4, 4, 2]), parityOf([4, 4, 2])]).toEqual(['sm', 'do']);
    expect([sizeOf([4, 4, 3]), parityOf([4, 4, 3])]).toEqual(['bi', 'si']);
  });

  it('treats triples like any other dice', () => {
    expect(winningBets([1, 1, 1])).toEqual(['sm', 'si', '3']);
    expect(winningBets([6, 6, 6])).toEqual(['bi', 'do', '18']);
  });
});

describe('odds and return (D30)', () => {
  it('counts 108 of 216 outcomes for each label and all 216 over the sums', () => {
    expect([winningOutcomes.bi, winningOutcomes.sm, winningOutcomes.si, winningOutcomes.do]).toEqual([
      108, 108, 108, 108,
    ]);
    expect([3, 4, 5, 6, 7, 8, 9, 10].map((sum) => winningOutcomes[`${sum}` as '3'])).toEqual([
      1, 3, 6, 10, 15, 21, 25, 27,
    ]);
  });

  it('returns between 97.4 and 97.5 percent with every bet, the same for mirrored sums', () => {
    for (const type of betTypes) {
      expect(returnPercent(type, publicOdds)).toBeGreaterThan(97.4);
      expect(returnPercent(type, publicOdds)).toBeLessThanOrEqual(97.5);
    }
    expect(returnPercent('bi', publicOdds)).toBe(97.5);
    expect(returnPercent('8', publicOdds)).toBe(returnPercent('13', publicOdds));
    expect(returnPercent('8', publicOdds)).toBeCloseTo(97.4167, 4);
    expect(returnPercent('9', publicOdds)).toBeCloseTo(97.4537, 4);
  });
});
