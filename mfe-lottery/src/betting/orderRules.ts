import type { BetType, OddsItem } from '@members/contract';
import { formatAmount } from '@members/i18n';

/** Quick stakes in whole points. */
export const quickStakes = [10, 50, 100, 500] as const;
/** Digits of the largest stake that can be typed. */
export const stakeDigits = 9;

/** What is wrong with an order; names of texts under `check`. */
export type OrderFault = 'wrongAmount' | 'chooseNumber' | 'enterAmount' | 'insufficient';

export interface OrderDraft {
  /** As typed: digits without leading zeros, or nothing. */
  stake: string;
  betTypes: readonly BetType[];
  /** Null while it is not known: the server decides then. */
  balanceMinor: number | null;
}

/** The checks of an order in the order of D33 (VAL-03 to VAL-06). A balance of exactly zero afterwards passes. */
export function faultOf({ stake, betTypes, balanceMinor }: OrderDraft): OrderFault | null {
  if (stake !== '' && Number(stake) <= 0) return 'wrongAmount';
  if (betTypes.length === 0) return 'chooseNumber';
  if (stake === '') return 'enterAmount';
  if (balanceMinor !== null && totalMinor(stake, betTypes.length) > balanceMinor) return 'insufficient';
  return null;
}

/** What an order costs: the stake is per option (LOT-10, D31). */
export const totalMinor = (stake: string, options: number): number => Number(stake) * 100 * options;

/** What an option pays if it wins, stake included: whole points times hundredths of the odds. */
export const winMinor = (stake: string, odds: number): number => Number(stake) * Math.round(odds * 100);

/** Whole points are shown without decimals, e.g. "1,000". */
export const formatPoints = (amountMinor: number): string => formatAmount(amountMinor).replace(/\.00$/, '');

/** The chosen options after a tap on one: it is taken in, or out again (LOT-08). */
export const toggled = (chosen: readonly BetType[], type: BetType): BetType[] =>
  chosen.includes(type) ? chosen.filter((other) => other !== type) : [...chosen, type];

/** The lowest and the highest expected return of the options, in percent; null where the server names none. */
export function percentRange(items: readonly OddsItem[]): [least: number, most: number] | null {
  const percents = items.flatMap(({ returnPercent }) => (returnPercent === null ? [] : [returnPercent]));
  return percents.length === 0 ? null : [Math.min(...percents), Math.max(...percents)];
}

/** The same in words, with two decimals at most. */
export function returnRange(items: readonly OddsItem[]): string | null {
  const [least, most] = percentRange(items)?.map(percentText) ?? [];
  if (least === undefined) return null;
  return least === most ? least : `${least}–${most}`;
}

export const percentText = (percent: number): string => String(Math.round(percent * 100) / 100);

/** Which sums an option by label covers. An option of one sum is named by it. */
export const covers: Partial<Record<BetType, string>> = {
  bi: '11–18',
  sm: '3–10',
  si: '3, 5 … 17',
  do: '4, 6 … 18',
};
