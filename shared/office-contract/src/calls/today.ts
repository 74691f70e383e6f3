import { z } from 'zod';
import { read } from '../call';
import { localised, nothing, time } from '../params';
import { alertShape } from './alerts';
import { gameResult } from './games';

/** What waits for somebody, and since when the oldest does. */
const waiting = z.object({ count: z.number(), oldestAt: time.nullable() });
export type Waiting = z.infer<typeof waiting>;

export const todayCalls = {
  /**
   * How everything is, for a page that asks again every few seconds; the days are those of UTC. What the operator has no
   * right to see is not there. Releases are the registry's to tell.
   */
  today: read({
    summary: 'how everything is, of what the operator sees',
    path: '/today',
    right: null,
    params: nothing,
    answer: z.object({
      at: time,
      /** Alerts that last, of what the operator sees, newest first. */
      alerts: z.array(alertShape),
      /** Proposals that wait for an operator who may confirm them, such as this one. */
      proposals: z.number(),
      /** Members who were there in the last ten minutes, and those who watch a game. By `members.see`. */
      online: z.object({ members: z.number(), watching: z.number() }).optional(),
      /** By `games.see`. */
      games: z
        .array(
          z.object({
            key: z.string(),
            name: localised,
            open: z.boolean(),
            today: gameResult,
            /** Of the last seven days, today among them. */
            week: gameResult,
          }),
        )
        .optional(),
      /** Rounds past their draw that are not settled. By `games.see`. */
      lateRounds: waiting.optional(),
      /** By `games.see`. */
      beacon: z
        .object({
          kind: z.enum(['public', 'test']),
          /** When a value of it came last; null before the first. */
          valueAt: time.nullable(),
        })
        .optional(),
      /** Withdrawals that wait for an operator. By `money.see`, like the next two. */
      withdrawals: waiting.optional(),
      /** Payments that came and are not credited. */
      payments: waiting.optional(),
      books: z
        .object({
          /** Of the last reconciliation; null before the first. */
          reconciledAt: time.nullable(),
          differences: z.number(),
          /** The first of them. */
          first: z.array(z.string()),
        })
        .optional(),
      /** Conversations that wait for an answer. By `members.see`. */
      conversations: waiting.optional(),
      /** By `administration.see`. */
      system: z
        .object({
          servers: z.array(
            z.object({
              name: z.string(),
              release: z.string(),
              startedAt: time,
              seenAt: time,
              streams: z.number(),
              diskFreePercent: z.number(),
              diskFreeBytes: z.number(),
            }),
          ),
          backupAt: time.nullable(),
          restoreAt: time.nullable(),
          mails: waiting.extend({ givenUp: z.number() }),
          /** Alerts that have not reached webhook or mail yet, and why. */
          unsentAlerts: z.object({ count: z.number(), error: z.string() }),
        })
        .optional(),
    }),
  }),
};
