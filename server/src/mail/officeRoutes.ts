import type { Database } from '../database';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import { sendMailAgain } from './operations';
import { selectMails } from './store';

const pageSize = 50;

/** Mails that have not left, without what they say. */
export function mailOfficeRoutes({ database }: { database: Database }): OfficeRoute[] {
  return [
    defineOfficeRoute('unsentMails', async ({ params: { state, after } }) => {
      const found = await selectMails(database.reader, {
        givenUp: state === undefined ? undefined : state === 'givenUp',
        after: after === undefined ? undefined : Number(after) || 0,
        limit: pageSize + 1,
      });
      const rows = found.slice(0, pageSize);
      return {
        rows: rows.map(({ createdAt, dueAt, ...mail }) => ({
          ...mail,
          createdAt: createdAt.toISOString(),
          dueAt: dueAt?.toISOString() ?? null,
        })),
        next: found.length > pageSize ? String(rows.at(-1)!.id) : null,
      };
    }),
    defineOfficeRoute('sendMailAgain', async ({ params: { id, reason }, act }) => {
      await sendMailAgain(database, id, { ...act, reason });
      return {};
    }),
  ];
}
