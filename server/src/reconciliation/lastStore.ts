import type { Reader, Transaction } from '../database';

export interface LastReconciliation {
  doneAt: Date;
  differences: number;
  first: string[];
}

const shown = 20;
const keptMs = 31 * 24 * 60 * 60_000;

/** Keeps what a reconciliation has found, for a month. */
export async function insertReconciliation(
  transaction: Transaction,
  { doneAt, differences }: { doneAt: Date; differences: readonly string[] },
): Promise<void> {
  await transaction
    .deleteFrom('reconciliations')
    .where('done_at', '<', new Date(doneAt.getTime() - keptMs))
    .execute();
  await transaction
    .insertInto('reconciliations')
    .values({
      done_at: doneAt,
      differences: differences.length,
      first_differences: JSON.stringify(differences.slice(0, shown)),
    })
    .execute();
}

/** The last one; null before the first. */
export async function selectLast(reader: Reader): Promise<LastReconciliation | null> {
  const row = await reader
    .selectFrom('reconciliations')
    .select(['done_at as doneAt', 'differences', 'first_differences as first'])
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, first: JSON.parse(row.first) as string[] } : null;
}
