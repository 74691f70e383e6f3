import { betTypes, type BetType, type Odds } from '@members/contract';
import { oddsForReturn } from '@members/office-contract';

/** Odds as typed: decimals with a point. */
export type TypedOdds = Record<BetType, string>;

const each = <Value>(of: (type: BetType) => Value) =>
  Object.fromEntries(betTypes.map((type) => [type, of(type)])) as Record<BetType, Value>;

export const typedOf = (odds: Odds): TypedOdds => each((type) => (odds[type] / 100).toFixed(2));

/** In hundredths; null for what is no number with two decimals at most. */
export const hundredthsOf = (typed: string): number | null =>
  /^\d{1,5}([.,]\d{0,2})?$/.test(typed.trim()) ? Math.round(Number(typed.replace(',', '.')) * 100) : null;

/** Null while any of them is no number. */
export function oddsOf(typed: TypedOdds): Odds | null {
  const odds = each((type) => hundredthsOf(typed[type]));
  return betTypes.every((type) => odds[type] !== null) ? (odds as Odds) : null;
}

/** The greatest odds of every option that pay back no more than a percentage. */
export const oddsAtReturn = (percent: number): TypedOdds =>
  typedOf(each((type) => oddsForReturn(type, Math.round(percent * 100))));
