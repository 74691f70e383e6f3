import { type BetType, isBetType, type PlacedOrders } from '@members/contract';
import { refuseStake } from '../control';
import type { Reader } from '../database';
import { balanceOf, earlierUse, type Idempotency, idempotencyOf } from '../ledger';
import { Refusal } from '../i18n/refusal';
import { selectGame } from './gameStore';
import type { Place } from './placementQueue';
import type { Placement } from './placementStore';
import { selectRoundTerms } from './roundStore';

/** Call 12 as a member sent it. */
export interface OrderRequest {
  /** As sent: unknown and repeated ones are refused. */
  betTypes: readonly string[];
  /** Per option, in points; NaN for what is not a whole number. */
  stake: number;
  gameId: number;
  /** Whom the request names; it must be the session's member (D32). */
  memberId: number;
  period: string;
  sessionMemberId: number;
  idempotencyKey: string | null;
  /** The game release that the member bets with, as `x-release` names it; not part of the input of a key. */
  releaseHash?: string | null;
}

/** No limit allows more, and sums of it stay exact. */
const largestStake = 10_000_000_000;

/** Order of checks: 0, no option, no amount (D33). Throws a Refusal. */
export function checkOrder(request: OrderRequest): { betTypes: BetType[]; stake: number } {
  const { betTypes, stake } = request;
  if (request.memberId !== request.sessionMemberId) throw new Refusal('illegalRequest');
  if (stake === 0) throw new Refusal('wrongAmount');
  if (betTypes.length === 0 || !betTypes.every(isBetType) || new Set(betTypes).size !== betTypes.length)
    throw new Refusal('chooseNumber');
  if (!Number.isInteger(stake) || stake < 1) throw new Refusal('wrongAmount');
  return { betTypes: [...betTypes], stake: Math.min(stake, largestStake) };
}

/**
 * Places one order per option and takes the total, all or nothing (D31). The same key with the same input answers
 * what the first use answered and changes nothing, also after the period closed.
 */
export async function placeOrder(
  { reader, place, now }: { reader: Reader; place: Place; now: () => Date },
  request: OrderRequest,
): Promise<PlacedOrders> {
  const { betTypes, stake } = checkOrder(request);
  const { gameId, period, sessionMemberId: memberId, idempotencyKey } = request;
  const input = [gameId, period, request.stake, ...betTypes];
  const idempotency = idempotencyKey === null ? null : idempotencyOf(idempotencyKey, input);
  const placement = {
    gameId,
    period,
    memberId,
    betTypes,
    stakeMinor: stake * 100,
    idempotency,
    releaseHash: request.releaseHash,
    now: now(),
  };
  const answer: PlacedOrders = {
    count: betTypes.length,
    totalMinor: placement.stakeMinor * betTypes.length,
  };
  // A balance or key can change between the refusal and the look for its reason; then it is worth another try.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await place(placement)) return answer;
    if (idempotency && (await isReplay(reader, { memberId, idempotency }))) return answer;
    await explain(reader, placement);
  }
  throw new Refusal('insufficientForOrder');
}

/** The input is part of the key's hash, so the first answer follows from it. Throws for another input. */
async function isReplay(
  reader: Reader,
  request: { memberId: number; idempotency: Idempotency },
): Promise<boolean> {
  const { use } = await earlierUse(reader, { kind: 'order', ...request });
  if (use === 'different') throw new Refusal('keyReused');
  return use === 'same';
}

/** Throws the refusal that says why nothing was placed; returns where no reason stands any more. */
async function explain(reader: Reader, placement: Placement): Promise<void> {
  const { gameId, period, memberId, betTypes, stakeMinor, now } = placement;
  const game = await selectGame(reader, { id: gameId });
  if (!game?.open) throw new Refusal('gameClosed');
  const terms = await selectRoundTerms(reader, { gameId, period });
  if (terms?.status !== 'open' || terms.closesAt <= now) throw new Refusal('periodClosed');
  if (stakeMinor < terms.minStakeMinor) throw new Refusal('belowLeast', { least: terms.minStakeMinor / 100 });
  const limit = Math.min(...betTypes.map((type) => maxStake(terms.odds[type], terms.maxPayoutMinor)));
  if (stakeMinor > limit * 100) throw new Refusal('aboveLimit', { limit });
  const amountMinor = stakeMinor * betTypes.length;
  await refuseStake(reader, { memberId, amountMinor, now });
  if ((await balanceOf(reader, memberId)) < amountMinor) throw new Refusal('insufficientForOrder');
}

/** The largest stake whose win stays within the house's published limit, in whole points. */
export function maxStake(oddsHundredths: number, maxPayoutMinor: number): number {
  return Math.floor(maxPayoutMinor / oddsHundredths);
}
