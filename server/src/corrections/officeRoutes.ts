import type { Database } from '../database';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import { createCorrections } from './service';
import { selectCorrections, selectRule } from './store';

const pageSize = 50;

/** What operators give and take, and from when on it takes two of them. */
export function correctionOfficeRoutes({
  database,
  now,
}: {
  database: Database;
  now: () => Date;
}): OfficeRoute[] {
  const corrections = createCorrections({ database });
  return [
    defineOfficeRoute('corrections', async ({ params: { memberId, after } }) => {
      const rows = await selectCorrections(database.reader, {
        ...(memberId !== undefined && { memberId }),
        ...(after !== undefined && { beforeId: Number(after) || 0 }),
        limit: pageSize + 1,
      });
      const page = rows.slice(0, pageSize);
      return {
        rows: page.map((row) => ({ ...row, at: row.at.toISOString() })),
        next: rows.length > pageSize ? String(page.at(-1)!.id) : null,
      };
    }),
    defineOfficeRoute(
      'correctBalance',
      async ({ params, act }) => ({
        id: await corrections.correct({ ...params, ...act, reason: params.reason }),
      }),
      { needsSecond: (params, { name }) => corrections.needsSecond(params, { operator: name, now: now() }) },
    ),
    defineOfficeRoute('moneyRule', () => selectRule(database.reader)),
    defineOfficeRoute('setMoneyRule', ({ params, act }) => corrections.setRule({ ...params, ...act })),
  ];
}
