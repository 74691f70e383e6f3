import { get, named } from '../call';
import { anyNumber, count, extend, list, money, object, oneOf, text, time, type Value } from '../wire/shape';
import { roundResult } from './lottery';

/** What is going on in a game, for its card. */
const gameNow = extend(roundResult, {
  id: ['id', anyNumber],
  nextPeriod: ['next_expect', text],
  lastPeriod: ['now_expect', text],
  /** Seconds until the draw, at least 1. */
  secondsToDraw: ['second', count],
  /** Lowest and highest stake that any option takes, in whole points. */
  minStake: ['min_stake', count],
  maxStake: ['max_stake', count],
});

/** A settled order of somebody, whose name is masked (D02). */
const liveOrder = object({
  member: ['member', text],
  gameName: ['name', text],
  outcome: ['status', oneOf(['won', 'notWon'], 'notWon')],
  stakeMinor: ['money', money],
  returnMinor: ['return', money],
  settledAt: ['update_time', time],
});

export type GameNow = Value<typeof gameNow>;
export type LiveOrderRow = Value<typeof liveOrder>;

/** What anybody may see of games and of settled orders, beyond the specification. */
export const boardCalls = named({
  /** All open games at once. */
  gameBoard: get({ path: '/lottery/board', answer: list(gameNow), limits: { perAddress: 120 } }),
  /** The strings of `winners` (call 1) as rows, newest first. */
  liveOrders: get({ path: '/lottery/live', answer: list(liveOrder), limits: { perAddress: 60 } }),
});
