import type { BetType } from '@members/contract';
import type { OrderSlip } from './slips';

/** The same options with the same stake, in the round that is open now, at the odds of now. */
export interface SameAgain {
  betTypes: readonly BetType[];
  /** Per option, in whole points. */
  stake: string;
}

/** Null where the server does not say what was bet on. */
export function sameAgainOf({ id, orders }: OrderSlip): SameAgain | null {
  const betTypes = orders.flatMap(({ betType }) => betType ?? []);
  const [{ stakeMinor, gameId, gameKey }] = orders;
  if (id === null || gameId === null || gameKey === null || betTypes.length < orders.length) return null;
  return { betTypes, stake: String(stakeMinor / 100) };
}
