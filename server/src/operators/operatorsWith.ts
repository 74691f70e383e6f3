import { mayDo, type Right } from '@members/office-contract';
import type { Reader } from '../database';
import { selectOperators } from './store';

/** The names of those who have a right, have come in and may still sign in. */
export async function operatorsWith(reader: Reader, right: Right): Promise<string[]> {
  const all = await selectOperators(reader);
  return all.flatMap(({ name, rights, enrolledAt, disabledAt }) =>
    enrolledAt !== null && disabledAt === null && mayDo(rights, right) ? [name] : [],
  );
}
