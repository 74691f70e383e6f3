/** The largest stake whose win stays within the house's published limit, in whole points. */
export function maxStake(oddsHundredths: number, maxPayoutMinor: number): number {
  return Math.floor(maxPayoutMinor / oddsHundredths);
}

/** What a winning order pays, stake included. */
export const payoutMinor = (stakeMinor: number, oddsHundredths: number): number =>
  (stakeMinor * oddsHundredths) / 100;
