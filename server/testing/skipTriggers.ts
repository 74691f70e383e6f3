import { sql } from 'kysely';
import type { Transaction } from '../src/database';

/** By the owner: no trigger runs until the transaction ends, on no machine of a Citus either, which is told apart. */
export async function skipTriggers(transaction: Transaction): Promise<void> {
  // Elsewhere this is a name without a meaning.
  await sql`SET LOCAL citus.propagate_set_commands = local`.execute(transaction);
  await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
}
