import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../src/database';

/** Runs statements in one transaction of the owner's without triggers: minutes for a million rows become seconds. */
export function withoutTriggers(
  owner: Database,
  work: (run: (statement: RawBuilder<unknown>) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  return owner.transaction(async (transaction) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
    await work((statement) => statement.execute(transaction));
  });
}
