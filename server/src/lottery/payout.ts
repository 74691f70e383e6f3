/** The largest stake whose win stays within the house's published limit, in whole points. */
export function maxStake(oddsHundredths: number, maxPayoutMinor: number): number {
  return Math.floor(maxPayoutMinor / oddsHundredths);
}
