import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database';

/** Attempts to cut while entries keep coming. */
const attempts = 5;

/**
 * Takes a checkpoint of every account where the last one is older than `leastHours`: one is enough for a day. Any number
 * of processes may ask for it. It holds who books for half a second at the longest, and can be left for another day.
 */
export async function takeCheckpoint(
  database: Pick<Database, 'statement'>,
  { leastHours = 20 } = {},
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [answer] = await database.statement(
      sql<{ cut: boolean }>`SELECT cut_ledger(make_interval(hours => ${leastHours}::integer)) AS cut`,
    );
    if (answer?.cut) break;
  }
  // A transaction of its own: it looks at what the cut has left behind, without its lock.
  await database.statement(sql`SELECT sum_ledger_cuts()`);
}

/**
 * Parts of a WITH clause about one account: `checkpoint` is its latest one, if any, and `tail` has the entries after it.
 * `account` is an expression that gives the account's id.
 */
export const sinceCheckpoint = (account: RawBuilder<unknown>) => sql`
  account AS MATERIALIZED (SELECT ${account} AS id),
  checkpoint AS MATERIALIZED (
    SELECT entries, through_id, balance_minor, totals FROM account_checkpoints
    WHERE account_id = (SELECT id FROM account) ORDER BY entries DESC LIMIT 1
  ),
  tail AS (
    SELECT kind, amount_minor FROM entries
    WHERE account_id = (SELECT id FROM account) AND id > coalesce((SELECT through_id FROM checkpoint), 0)
  )`;
