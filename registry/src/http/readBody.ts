import type { z } from 'zod';
import { Refusal } from '../refusal';

/** Reads what came with a request. Throws a Refusal that names the first thing that is wrong. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  const place = issue?.path.join('.');
  throw new Refusal('invalid', `${place ? `${place}: ` : ''}${issue?.message ?? 'Invalid'}`);
}
