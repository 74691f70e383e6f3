import { mainOdds, sumOdds } from './AgreementDialog';

const faces = [1, 2, 3, 4, 5, 6];
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => a + b + c)));
const returnPercent = (wins: (sum: number) => boolean, odds: number) =>
  (throws.filter(wins).length / throws.length) * odds * 100;

describe('odds in the account opening agreement (D05, D30)', () => {
  test('names every sum of three dice once', () => {
    expect(sumOdds.flatMap(({ sums }) => sums).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 3),
    );
  });

  test('gives back about 97.5 percent on every sum, as the agreement says', () => {
    for (const { sums, odds } of sumOdds)
      for (const sum of sums) {
        const percent = returnPercent((thrown) => thrown === sum, odds);
        expect(percent).toBeGreaterThanOrEqual(97.4);
        expect(percent).toBeLessThanOrEqual(97.5 + 1e-9);
      }
  });

  test('gives back 97.5 percent on big, small, odd and even', () => {
    expect(returnPercent((sum) => sum > 10, mainOdds)).toBeCloseTo(97.5);
    expect(returnPercent((sum) => sum % 2 === 1, mainOdds)).toBeCloseTo(97.5);
  });
});
