import type { Reader } from '../database';
import { countLines, logFault, logKinds, searchLog } from '../operatorLog';
import { defineOfficeRoute, type OfficeRoute } from './route';

const pageSize = 50;

/** The operator log, looked through. */
export function logRoutes({ reader, logKey }: { reader: Reader; logKey: Buffer }): OfficeRoute[] {
  return [
    defineOfficeRoute('logLines', async ({ params: { after, ...filter } }) => {
      const before = after === undefined ? undefined : Number(after) || 0;
      const rows = await searchLog(reader, { ...filter, before, limit: pageSize + 1 });
      const page = rows.slice(0, pageSize);
      return {
        rows: page.map(({ details, at, ...line }) => ({
          ...line,
          details: JSON.parse(details) as Record<string, unknown>,
          at: at.toISOString(),
        })),
        next: rows.length > pageSize ? String(page.at(-1)!.id) : null,
      };
    }),
    defineOfficeRoute('logKinds', () => logKinds(reader)),
    defineOfficeRoute('checkLog', async () => ({
      fault: await logFault(reader, logKey),
      lines: await countLines(reader),
    })),
  ];
}
