import type { Database } from '../database';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import { closeMonth, moveMonth } from './service';
import { selectMonths } from './store';

/** The months of the books, as operators see, close and move them. */
export function monthOfficeRoutes({ database }: { database: Database }): OfficeRoute[] {
  return [
    defineOfficeRoute('months', async () => ({
      months: (await selectMonths(database.reader)).map(({ name, endsAt, closedAt, space, seal }) => ({
        name,
        endsAt: endsAt.toISOString(),
        state: seal ? ('sealed' as const) : closedAt ? ('closed' as const) : ('open' as const),
        space,
        seal,
      })),
    })),
    defineOfficeRoute('closeMonth', ({ params: { reason = '', ...month }, act }) =>
      closeMonth(database, { ...month, ...act, reason }),
    ),
    defineOfficeRoute('moveMonth', async ({ params: { reason = '', ...moving }, act }) => {
      await moveMonth(database, { ...moving, ...act, reason });
      return {};
    }),
  ];
}
