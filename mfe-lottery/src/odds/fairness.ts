import type { BetType, GameReturns } from '@members/contract';

/** Equally likely throws of three dice. */
export const throws = 216;
const faces = [1, 2, 3, 4, 5, 6];
const sums = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => a + b + c)));

/** In how many of the 216 throws an option wins (D29). Counted here, so that a member need not trust the server. */
export const waysOf = (type: BetType): number => sums.filter((sum) => wins(type, sum)).length;

/** Whether an option wins with this sum of the dice (D29). */
export function wins(type: BetType, sum: number): boolean {
  if (type === 'bi') return sum > 10;
  if (type === 'sm') return sum <= 10;
  if (type === 'si') return sum % 2 === 1;
  if (type === 'do') return sum % 2 === 0;
  return sum === Number(type);
}

/** The exact return of an option in percent, from its odds: ways × odds ÷ 216. */
export const returnPercentOf = (type: BetType, odds: number): number =>
  (waysOf(type) * Math.round(odds * 100)) / throws;

/** Rounds below which a measured return says little. */
export const fewRounds = 30;

/** What to say about a measured return, the worst first; each is the key of a text under `odds.measured`. */
export function judge({ orders, rounds, returnPercent, lowPercent, highPercent }: GameReturns) {
  if (orders === 0) return 'none';
  const outside = returnPercent < lowPercent - rounding || returnPercent > highPercent + rounding;
  if (outside) return 'outside';
  return rounds < fewRounds ? 'few' : 'inside';
}

/** Whether the odds sheet leads with what was measured: before, the expected return says more. */
export const isTelling = ({ rounds }: GameReturns): boolean => rounds >= fewRounds;

/** Tolerance for sums of fractions, whose last digits differ. */
const rounding = 1e-9;

export interface Scale {
  bandStart: number;
  bandEnd: number;
  expected: number;
  measured: number;
}

/** Where band, mean and measured return stand on a line, in percent of its length, with a margin at both ends. */
export function scaleOf({ expectedPercent, returnPercent, lowPercent, highPercent }: GameReturns): Scale {
  const from = Math.min(lowPercent, returnPercent);
  const width = Math.max(highPercent, returnPercent) - from || 1;
  const at = (percent: number) => 6 + (88 * (percent - from)) / width;
  return {
    bandStart: at(lowPercent),
    bandEnd: at(highPercent),
    expected: at(expectedPercent),
    measured: at(returnPercent),
  };
}
