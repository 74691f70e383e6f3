import { publicOdds } from '@members/contract';

/** The odds of every game, stake included, as the agreement states them (D30): equal ones in one row. */
export const mainOdds = publicOdds.bi / 100;

export const sumOdds: readonly { sums: readonly [number, number]; odds: number }[] = (
  ['3', '4', '5', '6', '7', '8', '9', '10'] as const
).map((low) => ({ sums: [Number(low), 21 - Number(low)], odds: publicOdds[low] / 100 }));
