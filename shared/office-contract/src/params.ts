import { languages } from '@members/contract';
import { z } from 'zod';

/** The number of a row. */
export const id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** The number of a member. */
export const memberId = id.meta({ description: 'number of a member, as `members --find <name>` has it' });
/** Minor units. */
export const amount = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** Minor units, or nothing. */
export const amountOrNone = z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Why something is done; it stands in the operator log. */
export const reason = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .meta({ description: 'why; it stands in the operator log', examples: ['asked for'] });
/** ISO 8601, UTC. */
export const time = z.iso.datetime();
/** A day in UTC, such as 2026-03-31. */
export const day = z.iso.date();
export const nothing = z.object({});
/** As the operator log takes it. */
export const operatorName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{1,39}$/)
  .meta({ examples: ['bea'] });
export const remoteName = z
  .string()
  .regex(/^mfe-[a-z0-9-]{1,50}$/, 'A remote is named mfe-….')
  .meta({ examples: ['mfe-video'] });

/** One text in six languages; empty where nobody has translated it yet. */
export const localised = z.object(
  Object.fromEntries(languages.map((language) => [language, z.string().max(20_000)])) as Record<
    (typeof languages)[number],
    z.ZodString
  >,
);

/** English stands in for the other languages, and is needed. */
export const inEnglish = localised.refine(({ en_us: text }) => text.trim() !== '', { path: ['en_us'] });

export const pageSize = 50;
/** What every list takes beside its filters: where the page before ended, as that page said. */
export const paging = {
  after: z.string().max(200).optional().meta({ description: 'where the page before ended, as it said' }),
};

/** A page of a list; `next` asks for the one behind it, and is null at the end. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });
