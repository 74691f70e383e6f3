import { winningBets, type Dice } from '@members/contract';

export { parityOf, sizeOf, sumOf, winningBets } from '@members/contract';

/** What a winning order pays, stake included; stakes are whole points, so it is a whole number. */
export const payoutMinor = (stakeMinor: number, oddsHundredths: number): number =>
  (stakeMinor * oddsHundredths) / 100;

/** What an order pays in minor units, rounded down as the ledger does; 0 where it did not win. */
export function payoutOfOrder(
  order: { betType: string; stakeMinor: number; oddsHundredths: number },
  dice: Dice,
): number {
  const won = winningBets(dice).some((type) => type === order.betType);
  if (!won) return 0;
  return Number((BigInt(order.stakeMinor) * BigInt(order.oddsHundredths)) / 100n);
}
