import { get, named } from '../call';
import { money, object, plainText, type Value } from '../wire/shape';
import { maybe, words } from '../wire/params';
import { lotteryCalls } from './lottery';
import { verificationCalls } from './verification';

/** The type of an answer that goes on for as long as the client listens (server-sent events). */
export const eventStream = 'text/event-stream';

export const streamCalls = named({
  /**
   * What happens in a game, as it happens: events of `streamedReads`, `settledOrders` and `streamNotes`. The first ones
   * are what is true now; `last` is the id of the last event that the client has had. Other servers have no such call
   * (404): then the round is read again at its end (LOT-17, D26).
   */
  gameStream: get({
    path: '/Lottery/stream',
    access: 'member',
    params: { key: ['key', words(40)], last: ['last', maybe(words(64))] },
    answer: plainText(eventStream),
    refusals: ['gameClosed'],
  }),
});

/** Events that carry the answer of a read, by the read's name. */
export const streamedReads = {
  gameState: lotteryCalls.gameState,
  drawResults: lotteryCalls.drawResults,
  odds: lotteryCalls.odds,
  roundRecord: verificationCalls.roundRecord,
} as const;

/** The event `settled`: the member's own orders of a round that has been settled, and the balance after it. */
export const settledOrders = object({
  balanceMinor: ['money', money],
  orders: ['orders', lotteryCalls.orders.answer],
});
export type SettledOrders = Value<typeof settledOrders>;

/**
 * Events without data: limits or pauses of the member have changed (`control`); the session has ended, or the account is
 * offline, and so is the stream (`ended`).
 */
export const streamNotes = ['control', 'ended'] as const;
