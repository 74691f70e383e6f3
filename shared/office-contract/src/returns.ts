import { betTypes, winningOutcomes, type BetType, type Odds } from '@members/contract';
import { z } from 'zod';

/** Equally likely throws of three dice. */
export const throws = 216;
/** Hundredths of all throws: what ways and odds in hundredths may come to, where nothing is kept of the stakes. */
const wholeReturn = throws * 100;

/** The odds of the twenty options in hundredths, stake included; whether they pay back too much is told by `oddsFault`. */
export const oddsSchema = z.object(
  Object.fromEntries(betTypes.map((type) => [type, z.number().int().min(101).max(1_000_000)])) as Record<
    BetType,
    z.ZodNumber
  >,
);

export interface Fraction {
  numerator: number;
  denominator: number;
}

/** What an option pays back of its stake on average with fair dice, as a fraction in lowest terms: ways × odds ÷ 216. */
export function returnFraction(type: BetType, oddsHundredths: number): Fraction {
  const numerator = winningOutcomes[type] * oddsHundredths;
  const divisor = greatestCommonDivisor(numerator, wholeReturn);
  return { numerator: numerator / divisor, denominator: wholeReturn / divisor };
}

/** The same in percent. */
export const returnPercentOf = (type: BetType, oddsHundredths: number): number =>
  (winningOutcomes[type] * oddsHundredths) / throws;

/** Odds in hundredths that come closest to a return without exceeding it. */
export const oddsForReturn = (type: BetType, returnHundredths: number): number =>
  Math.floor((returnHundredths * throws) / (100 * winningOutcomes[type]));

export interface OddsFault {
  why: 'aboveAll' | 'belowFloor';
  type: BetType;
  percent: number;
}

/**
 * Which options pay back more than all stakes, or less than a floor in hundredths of a percent; exactly, in whole numbers.
 */
export function oddsFaults(odds: Odds, floorHundredths: number): OddsFault[] {
  return betTypes.flatMap((type): OddsFault[] => {
    const product = winningOutcomes[type] * odds[type];
    const percent = returnPercentOf(type, odds[type]);
    if (product > wholeReturn) return [{ why: 'aboveAll', type, percent }];
    return product * 10_000 < floorHundredths * wholeReturn ? [{ why: 'belowFloor', type, percent }] : [];
  });
}

/** The least and the greatest return of a game's options, in percent. */
export function returnRange(odds: Odds): { least: number; most: number } {
  const percents = betTypes.map((type) => returnPercentOf(type, odds[type]));
  return { least: Math.min(...percents), most: Math.max(...percents) };
}

/** Percentage points between the options of a game from which an operator is warned. */
export const muchApart = 3;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
