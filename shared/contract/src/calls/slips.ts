import { get, named, post } from '../call';
import { wordList } from '../wire/params';
import {
  anyNumber,
  count,
  extend,
  list,
  money,
  number,
  optional,
  text,
  time,
  type Value,
} from '../wire/shape';
import { roundResult } from './lottery';

/** Orders that were placed together, for one round of one game. */
const slip = extend(roundResult, {
  id: ['id', anyNumber],
  gameId: ['lid', anyNumber],
  gameKey: ['key', text],
  gameName: ['name', text],
  iconUrl: ['ico', text],
  period: ['expect', text],
  /** As an order's: open while one of its orders is, won where one has won. */
  status: ['status', number({ whole: true, min: 0, max: 3 })],
  count: ['count', count],
  /** The first of its orders, for a receipt. */
  orderId: ['order', anyNumber],
  stakeMinor: ['money', money],
  /** What all its orders brought back; null while it is open. */
  returnMinor: ['return', optional(money)],
  placedAt: ['create_time', time],
  settledAt: ['update_time', time],
  /** Seconds until the draw; 0 from then on. */
  secondsToDraw: ['second', count],
});

/** Slips that one mark may name. */
export const mostSlipsTold = 100;

export type Slip = Value<typeof slip>;

/** How a member hears what became of a slip, once on all devices (decision 96). */
export const slipCalls = named({
  /** The member's open slips, and those settled in the last days that no device has told of; oldest first. */
  slips: get({
    path: '/member/slips',
    access: 'member',
    answer: list(slip),
    limits: { perMember: 60 },
  }),
  /** Marks slips as told; repeating it changes nothing. */
  markSlipsTold: post({
    path: '/member/slips/told',
    access: 'member',
    params: { slipIds: ['slips', wordList(20 * mostSlipsTold)] },
    refusals: ['invalidValue'],
    limits: { perMember: 60 },
  }),
});
