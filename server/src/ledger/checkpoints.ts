import { sql, type RawBuilder } from 'kysely';
import type { Database, Reader } from '../database';

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

/** A day for servers whose clocks differ: entries are in the order of their numbers, and nearly in that of time. */
const clocksDiffer = sql`interval '1 day'`;

/** From when on the entries after every account's latest checkpoint are dated; `null` where there is none yet. */
export async function selectTailStart(reader: Reader): Promise<Date | null> {
  const { rows } = await sql<{ start: Date }>`
    SELECT through_at - ${clocksDiffer} AS start FROM ledger_cuts WHERE summed_at IS NOT NULL
    ORDER BY through_id DESC LIMIT 1`.execute(reader);
  return rows[0]?.start ?? null;
}

/**
 * Parts of a WITH clause about one account: `checkpoint` is its latest one, if any, and `tail` has the entries after it.
 * `account` is an expression that gives the account's id, `lane` that of its member, or null for all lanes of a system
 * account, `start` what `selectTailStart` answered before.
 */
export const sinceCheckpoint = ({
  account,
  lane,
  start,
}: {
  account: RawBuilder<unknown>;
  lane: number | null;
  start: Date | null;
}) => sql`
  account AS MATERIALIZED (SELECT ${account} AS id),
  checkpoint AS MATERIALIZED (
    SELECT entries, through_id, balance_minor, totals FROM account_checkpoints
    WHERE account_id = (SELECT id FROM account) ORDER BY entries DESC LIMIT 1
  ),
  tail AS (
    SELECT kind, amount_minor FROM entries
    WHERE account_id = (SELECT id FROM account) AND id > coalesce((SELECT through_id FROM checkpoint), 0)
      ${lane === null ? sql`` : sql`AND lane = ${lane}`}
      ${start ? sql`AND created_at >= ${start}` : sql``}
  )`;

/** A cut through the ledger: the last entry before it, and a time that is a day off to the side of caution. */
export interface Cut {
  id: number;
  at: Date;
}

/** The last cut that is a day before a time at least, so that every entry before the cut is dated before that time. */
export async function selectCutBefore(reader: Reader, time: Date): Promise<Cut | null> {
  const { rows } = await sql<Cut>`
    SELECT through_id AS id, through_at - ${clocksDiffer} AS at FROM ledger_cuts
    WHERE summed_at IS NOT NULL AND through_at < ${time}::timestamptz - ${clocksDiffer}
    ORDER BY through_id DESC LIMIT 1`.execute(reader);
  return rows[0] ?? null;
}

/** The cuts around the entries of an account between two numbers, counted from its first; `null` where there is none. */
export async function selectCutsAround(
  reader: Reader,
  { accountId, first, last }: { accountId: number; first: number; last: number },
): Promise<{ before: Cut | null; after: Cut | null }> {
  const { rows } = await sql<{ before: boolean; id: number; at: Date }>`
    (SELECT true AS before, through_id AS id, through_at - ${clocksDiffer} AS at FROM ledger_cuts
      WHERE summed_at IS NOT NULL AND through_id < coalesce(
        (SELECT through_id FROM account_checkpoints WHERE account_id = ${accountId} AND entries > ${first}
          ORDER BY entries LIMIT 1), 9223372036854775807)
      ORDER BY through_id DESC LIMIT 1)
    UNION ALL
    (SELECT false, through_id, through_at + ${clocksDiffer} FROM account_checkpoints JOIN ledger_cuts USING (through_id)
      WHERE account_id = ${accountId} AND entries >= ${last} ORDER BY entries LIMIT 1)`.execute(reader);
  return {
    before: rows.find(({ before }) => before) ?? null,
    after: rows.find(({ before }) => !before) ?? null,
  };
}
