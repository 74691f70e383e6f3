import { z } from 'zod';
import { change, read } from '../call';
import { nothing, reason, time } from '../params';

const reconciliation = z.object({
  at: time,
  operator: z.string(),
  /** How far back; null for everything. */
  days: z.number().nullable(),
  /** Each a sentence in English that names its rows; none for sound books. */
  differences: z.array(z.string()),
});

/** Of the rows of a closed month. */
const seal = {
  transfers: z.number(),
  orders: z.number(),
  entries: z.number(),
  sha256: z.string(),
};

/** Such as `2026_11`; what was before there were months is `first`. */
const month = z
  .string()
  .regex(/^(first|\d{4}_\d\d)$/)
  .meta({ examples: ['2026_11'] });

/** Whether the books are in order, and the months that they are kept in. */
export const booksCalls = {
  lastReconciliation: read({
    summary: 'the newest reconciliation that an operator asked for, with what it found',
    path: '/books/last',
    right: 'money.see',
    params: nothing,
    answer: z.object({ last: reconciliation.nullable() }),
  }),
  reconcile: change({
    summary: 'follows every transfer to its cause, computes rounds again, compares providers’ lists',
    path: '/books/reconcile',
    right: 'money.see',
    params: z.object({
      days: z.number().int().min(1).max(9999).default(7).meta({ description: 'how far back' }),
      everything: z.boolean().default(false).meta({ description: 'from the first entry on' }),
    }),
    answer: reconciliation,
    failed: ({ differences }) => differences.length > 0,
    records: ['books reconciled'],
  }),
  months: read({
    summary: 'the months that orders and entries are kept in, in order of time',
    path: '/books/months',
    right: 'money.see',
    params: nothing,
    answer: z.object({
      months: z.array(
        z.object({
          name: z.string(),
          endsAt: time,
          state: z.enum(['open', 'closed', 'sealed']),
          /** The tablespace that it lies in; null for that of the database. */
          space: z.string().nullable(),
          seal: z.object(seal).nullable(),
        }),
      ),
    }),
  }),
  closeMonth: change({
    summary: 'books nothing more in a month that is over, and seals it by a hash',
    path: '/books/months/close',
    right: 'money.change',
    needsCode: true,
    params: z.object({ month, reason: reason.optional() }),
    answer: z.object(seal),
    records: ['month sealed'],
  }),
  moveMonth: change({
    summary: 'puts a sealed month onto other disks, or back, and compares its rows with the seal there',
    path: '/books/months/move',
    right: 'money.change',
    needsCode: true,
    params: z.object({
      month,
      space: z
        .string()
        .min(1)
        .max(63)
        .meta({ description: 'a tablespace, or pg_default', examples: ['archive'] }),
      reason: reason.optional(),
    }),
    answer: nothing,
    records: ['month moved'],
  }),
};
