import { betTypes, type BetType } from '@members/contract';
import { outcomes, winningBets } from '@members/verifier';

export { parityOf, payoutMinor, sizeOf, sumOf, winningBets } from '@members/verifier';

/** Decimal odds, stake included, in hundredths: 195 pays 1.95 times the stake. */
export type Odds = Readonly<Record<BetType, number>>;

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

/** In how many of the 216 outcomes each bet type wins. */
export const winningOutcomes: Readonly<Record<BetType, number>> = countOutcomes();

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

/** The largest stake whose win stays within the house's published limit, in whole points. */
export function maxStake(oddsHundredths: number, maxPayoutMinor: number): number {
  return Math.floor(maxPayoutMinor / oddsHundredths);
}
