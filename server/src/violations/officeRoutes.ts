import type { Reader } from '../database';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import { latest } from './store';

/** What the page's policy refused in browsers; there are as many rows as are kept. */
export function violationOfficeRoutes({ reader }: { reader: Reader }): OfficeRoute[] {
  return [
    defineOfficeRoute('violations', async () => ({
      violations: (await latest(reader)).map(
        ({ lastAt, reports, remote, release, directive, blocked, source }) => ({
          lastAt: lastAt.toISOString(),
          ...{ reports, remote, release, directive, blocked, source },
        }),
      ),
    })),
  ];
}
