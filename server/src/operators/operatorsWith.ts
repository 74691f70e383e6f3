import { mayDo, type Right } from '@members/office-contract';
import type { Reader } from '../database';
import { selectOperators } from './store';

/** The names of those who have a right and may sign in. */
export async function operatorsWith(reader: Reader, right: Right): Promise<string[]> {
  const all = await selectOperators(reader);
  return all.flatMap(({ name, rights, disabledAt }) =>
    disabledAt === null && mayDo(rights, right) ? [name] : [],
  );
}
