import { z } from 'zod';
import { change, read } from '../call';
import { day, nothing, pageOf, paging, time } from '../params';

/** Why a day can't be closed yet. */
export const dayObstacles = ['notOver', 'earlierOpen', 'ordersOpen', 'paymentsOpen'] as const;
export const statementKinds = ['games', 'money'] as const;
/** Days that one press closes, one after another. */
export const mostDaysClosed = 31;

export const dayCalls = {
  /** Newest first, from today back to the day of the first entry. */
  days: read({
    path: '/days',
    right: 'money.see',
    params: z.object(paging),
    answer: pageOf(
      z.object({
        day,
        state: z.enum(['open', 'closed', 'sealed']),
        /** Of an open day; null for the one that can be closed next. */
        obstacle: z.enum(dayObstacles).nullable(),
        /** What it counts, such as orders that are not settled. */
        count: z.number(),
        seal: z
          .object({
            sha256: z.string(),
            transfers: z.number(),
            orders: z.number(),
            entries: z.number(),
            stakesMinor: z.number(),
            winningsMinor: z.number(),
            at: time,
          })
          .nullable(),
      }),
    ),
  }),
  /** Closes and seals days in their order up to one, as far as it can; what it could not says why. */
  closeDays: change({
    path: '/days/close',
    right: 'money.change',
    needsCode: true,
    params: z.object({ through: day }),
    answer: z.object({ closed: z.array(day) }),
    records: ['day closed'],
  }),
  /** Sums by day (UTC) as CSV, both days included: of each game, or of money. */
  downloadStatement: read({
    path: '/days/statement',
    right: 'money.see',
    params: z
      .object({ of: z.enum(statementKinds), from: day, through: day })
      .refine(({ from, through }) => from <= through, { path: ['through'] }),
    answer: z.unknown(),
  }),
  /** The day of the first entry; null for books without one. */
  firstDay: read({
    path: '/days/first',
    right: 'money.see',
    params: nothing,
    answer: z.object({ day: day.nullable() }),
  }),
};
