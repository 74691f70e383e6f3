import { mayDo } from '@members/office-contract';
import type { Database, Transaction } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act, type Operation } from '../operatorLog';
import { holdOperators, selectOperators, type OperatorRow } from './store';

/** Somebody who may administer and has a way in: they can add and change others. */
export const administers = ({ rights, enrolledAt, disabledAt }: OperatorRow): boolean =>
  enrolledAt !== null && disabledAt === null && mayDo(rights, 'administration.change');

/**
 * Changes what operators may do, in one transaction with the line of the log. Refuses what would leave nobody to do it
 * again; of two changes at once the second sees the first.
 */
export function changeAccess<T>(
  database: Database,
  act: Act,
  work: (
    transaction: Transaction,
    operators: readonly OperatorRow[],
  ) => Promise<{ recorded: Pick<Operation, 'action' | 'subject' | 'before' | 'after'>; answer: T }>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    const before = await holdOperators(transaction);
    const { recorded, answer } = await work(transaction, before);
    const last = before.filter(administers).map(({ name }) => name);
    if (last.length > 0 && !(await selectOperators(transaction)).some(administers))
      throw new Declined('lastAdministrator', { operator: last.join(', ') });
    await recordOperation(transaction, { ...act, ...recorded });
    return answer;
  });
}

/** The operator of a name; refuses one that is not there. */
export function named(operators: readonly OperatorRow[], name: string): OperatorRow {
  const found = operators.find((each) => each.name === name);
  if (!found) throw new Declined('missing', { what: `operator ${name}` });
  return found;
}
