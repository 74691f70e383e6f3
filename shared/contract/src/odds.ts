import { betTypes, sumBetTypes, type BetType } from './bet';
import type { Dice } from './calls/lottery';

/** Decimal odds, stake included, in hundredths: 195 pays 1.95 times the stake. */
export type Odds = Readonly<Record<BetType, number>>;

const outcomes = 216;

/** The public odds of every game, with a margin of about 2.5 % (D30). */
export const publicOdds: Odds = {
  bi: 195,
  sm: 195,
  si: 195,
  do: 195,
  3: 21060,
  4: 7020,
  5: 3510,
  6: 2106,
  7: 1404,
  8: 1002,
  9: 842,
  10: 780,
  11: 780,
  12: 842,
  13: 1002,
  14: 1404,
  15: 2106,
  16: 3510,
  17: 7020,
  18: 21060,
};

export const sumOf = (dice: Dice): number => dice[0] + dice[1] + dice[2];
/** 3 to 10 is small, 11 to 18 big; triples are not special (CONST-09, D29). */
export const sizeOf = (dice: Dice): 'bi' | 'sm' => (sumOf(dice) > 10 ? 'bi' : 'sm');
/** 'si' single is odd, 'do' double is even (D29). */
export const parityOf = (dice: Dice): 'si' | 'do' => (sumOf(dice) % 2 === 1 ? 'si' : 'do');

/** The three bet types that win with these dice. */
export function winningBets(dice: Dice): BetType[] {
  const sum = sumBetTypes[sumOf(dice) - 3];
  if (sum === undefined) throw new RangeError(`no dice: ${dice.join()}`);
  return [sizeOf(dice), parityOf(dice), sum];
}

/** In how many of the 216 outcomes each bet type wins. */
export const winningOutcomes: Readonly<Record<BetType, number>> = /* @__PURE__ */ countOutcomes();

function countOutcomes(): Record<BetType, number> {
  const counts = Object.fromEntries(betTypes.map((type) => [type, 0])) as Record<BetType, number>;
  const faces = [1, 2, 3, 4, 5, 6];
  for (const a of faces)
    for (const b of faces)
      for (const c of faces) for (const type of winningBets([a, b, c])) counts[type] += 1;
  return counts;
}

/** The exact expected return of a bet in percent, e.g. 97.5 (D30). */
export function returnPercent(type: BetType, odds: Odds): number {
  return (winningOutcomes[type] * odds[type]) / outcomes;
}
