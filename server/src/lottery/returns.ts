import type { GameReturns } from '@members/contract';
import { outcomes } from '@members/verifier';
import type { Database } from '../database';
import { Refusal } from '../i18n/refusal';
import { selectGame } from './gameStore';
import { selectReturnSums, type ReturnSums } from './returnsStore';

/** Two-sided 99 % of a normal distribution. */
export const band99 = 2.576;
const cacheMs = 60_000;

export type Returns = ReturnType<typeof createReturns>;

export interface ReturnsOptions {
  database: Pick<Database, 'reader'>;
  now?: () => Date;
}

/** The measured return of each game, at most a minute old. */
export function createReturns({ database, now = () => new Date() }: ReturnsOptions) {
  const cache = new Map<number, { at: number; returns: Promise<GameReturns> }>();

  /** Throws the refusal `notFound` for a game that does not exist. */
  return async function gameReturns(key: string): Promise<GameReturns> {
    const game = await selectGame(database.reader, { key });
    if (!game) throw new Refusal('notFound');
    const at = now().getTime();
    const cached = cache.get(game.id);
    if (cached && at - cached.at < cacheMs) return cached.returns;
    const returns = selectReturnSums(database.reader, game.id).then(returnsOf);
    cache.set(game.id, { at, returns });
    // A failed reading is not kept.
    returns.catch(() => cache.delete(game.id));
    return returns;
  };
}

/**
 * The statistic: measured return R = Σ payouts / Σ stakes, beside the band E ± 2.576·σ/Σ stakes, where E and σ² are
 * the exact mean and variance of the payouts of the very orders placed, with fair dice and rounds independent of each
 * other. That R lies in it in 99 of 100 cases is the normal approximation; it takes some dozens of rounds of similar
 * size to be close. A return below 0 does not exist, so the band ends there.
 */
export function returnsOf(sums: ReturnSums): GameReturns {
  const { orders, rounds, stakesMinor, payoutsMinor } = sums;
  const percentOf = (amount: number) => (stakesMinor === 0 ? 0 : (amount / stakesMinor) * 100);
  const expectedPercent = percentOf(Number(sums.expected216) / outcomes);
  const halfBand = percentOf((band99 * Math.sqrt(Number(sums.variance216))) / outcomes);
  return {
    orders,
    rounds,
    stakesMinor,
    payoutsMinor,
    expectedPercent,
    returnPercent: percentOf(payoutsMinor),
    lowPercent: Math.max(0, expectedPercent - halfBand),
    highPercent: expectedPercent + halfBand,
  };
}
