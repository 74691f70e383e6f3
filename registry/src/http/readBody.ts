import type { z } from 'zod';
import { Refusal } from '../log/refusal';

/** Validates what came with a request. Throws a Refusal that names the first mistake. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  throw new Refusal('invalid', `${field ? `${field}: ` : ''}${issue?.message ?? 'Invalid'}`);
}
