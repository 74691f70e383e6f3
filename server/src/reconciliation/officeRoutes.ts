import type { Database } from '../database';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import { recordOperation, searchLog } from '../operatorLog';
import { insertReconciliation } from './lastStore';
import { reconcile, type ReconciliationOptions } from './service';

/** What books are compared with beside the database. */
export type Books = Pick<ReconciliationOptions, 'providers' | 'beacon'>;

interface Dependencies extends Books {
  database: Database;
  logKey: Buffer;
}

const action = 'books reconciled';
/** A line of the log holds so many of the differences. */
const mostRecorded = 100;

/** Reconciliation that operators ask for. What it finds is on record, and so known to who asks later. */
export function reconciliationOfficeRoutes({ database, logKey, ...books }: Dependencies): OfficeRoute[] {
  const { reader } = database;
  return [
    defineOfficeRoute('lastReconciliation', async () => {
      const [line] = await searchLog(reader, { kind: action, limit: 1 });
      if (!line) return { last: null };
      const { days, differences } = JSON.parse(line.details) as {
        days: number | null;
        differences: string[];
      };
      return { last: { at: line.at.toISOString(), operator: line.operator, days, differences } };
    }),
    defineOfficeRoute('reconcile', async ({ params: { days, everything }, act }) => {
      const differences = await reconcile({
        ...books,
        ...{ reader, logKey, days, now: act.now },
        ...(everything && { roundDays: null }),
      });
      const result = { days: everything ? null : days, differences };
      const details = { ...result, differences: differences.slice(0, mostRecorded) };
      await database.transaction(async (transaction) => {
        await insertReconciliation(transaction, { doneAt: act.now, differences });
        await recordOperation(transaction, { ...act, action, subject: 'books', details });
      });
      return { at: act.now.toISOString(), operator: act.operator, ...result };
    }),
  ];
}
