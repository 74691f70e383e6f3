import { sumBetTypes, type BetType, type Dice } from '@members/contract';

export const sumOf = (dice: Dice): number => dice[0] + dice[1] + dice[2];
/** 3 to 10 is small, 11 to 18 big; triples are not special (spec.md §9, D29). */
export const sizeOf = (dice: Dice): 'bi' | 'sm' => (sumOf(dice) > 10 ? 'bi' : 'sm');
/** 'si' single is odd, 'do' double is even (D29). */
export const parityOf = (dice: Dice): 'si' | 'do' => (sumOf(dice) % 2 === 1 ? 'si' : 'do');

/** The three bet types that win with these dice. */
export function winningBets(dice: Dice): BetType[] {
  const sum = sumBetTypes[sumOf(dice) - 3];
  if (sum === undefined) throw new RangeError(`no dice: ${dice.join()}`);
  return [sizeOf(dice), parityOf(dice), sum];
}

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
