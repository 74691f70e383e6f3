/** The odds of every game, stake included, as the agreement states them (D30): equal ones in one row. */
export const mainOdds = 1.95;

export const sumOdds: readonly { sums: readonly [number, number]; odds: number }[] = [
  { sums: [3, 18], odds: 210.6 },
  { sums: [4, 17], odds: 70.2 },
  { sums: [5, 16], odds: 35.1 },
  { sums: [6, 15], odds: 21.06 },
  { sums: [7, 14], odds: 14.04 },
  { sums: [8, 13], odds: 10.02 },
  { sums: [9, 12], odds: 8.42 },
  { sums: [10, 11], odds: 7.8 },
];
