import { z } from 'zod';

/** A field of a request: a text of bounded length, `''` when it is missing. Its meaning is the slice's to check. */
export const text = (maxLength = 200) => z.string().max(maxLength).default('');

/** A positive whole number; anything else becomes 0, which nothing is called. */
export const id = text(20).transform((value) => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0));

/** A whole number in decimal digits; anything else becomes NaN, which every range check refuses. */
export const wholeNumber = text(20).transform((value) => (/^\d{1,15}$/.test(value) ? Number(value) : NaN));

/** A page or page size: at least 1, `otherwise` when it is missing or nonsense. */
export const count = (otherwise: number, most: number) =>
  text(20).transform((value) => (/^[1-9]\d{0,8}$/.test(value) ? Math.min(Number(value), most) : otherwise));

/** What a call without parameters takes; unknown fields are ignored, here as everywhere. */
export const nothing = z.object({}).transform(() => undefined);
