import type { RawBuilder } from 'kysely';
import type { Database } from '../../src/database';
import { skipTriggers } from '../skipTriggers';

/** Runs statements in one transaction of the owner's without triggers: minutes for a million rows become seconds. */
export function withoutTriggers(
  owner: Database,
  work: (run: (statement: RawBuilder<unknown>) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  return owner.transaction(async (transaction) => {
    await skipTriggers(transaction);
    await work((statement) => statement.execute(transaction));
  });
}
