import { z } from 'zod';
import { Refusal } from '../log/refusal';

/** The reason that every change has in the log. */
export const whySchema = z.string('Say why.').trim().min(3, 'Say why, in at least 3 characters.').max(500);

/** Validates what came with a request. Throws a Refusal that names the first mistake. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  throw new Refusal('invalid', `${field ? `${field}: ` : ''}${issue?.message ?? 'Invalid'}`);
}
