import { Readable } from 'node:stream';
import type { Database } from '../database';
import { defineOfficeRoute, FileAnswer, type OfficeRoute } from '../office';
import { createDays } from './service';
import { statementOf } from './statement';
import { selectFirstDays } from './store';

/** The days of the books, and what they come to. */
export function dayOfficeRoutes({ database, now }: { database: Database; now: () => Date }): OfficeRoute[] {
  const days = createDays({ database, now });
  return [
    defineOfficeRoute('days', ({ params: { after } }) => days.list(after)),
    defineOfficeRoute('closeDays', async ({ params: { through }, act }) => ({
      closed: await days.close(through, act),
    })),
    defineOfficeRoute('firstDay', async () => ({ day: (await selectFirstDays(database.reader)).first })),
    defineOfficeRoute('downloadStatement', ({ params }) => {
      const name = `${params.of}-${params.from}-${params.through}.csv`;
      const lines = Readable.from(statementOf(database.reader, params));
      return new FileAnswer(name, 'text/csv; charset=utf-8', lines);
    }),
  ];
}
