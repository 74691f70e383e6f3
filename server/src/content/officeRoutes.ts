import type { Database } from '../database';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import { createContentChanges } from './changes';
import { exportContent } from './exportContent';
import { createContentImport } from './importContent';
import { createContentReads } from './reads';

/** What the office sees and changes of all that members look at. */
export function contentOfficeRoutes({ database }: { database: Database }): OfficeRoute[] {
  const reads = createContentReads({ database });
  const changes = createContentChanges({ database });
  const files = createContentImport({ database });
  return [
    defineOfficeRoute('content', ({ params }) => reads.list(params)),
    defineOfficeRoute('contentItem', ({ params }) => reads.one(params)),
    defineOfficeRoute('contentOpen', ({ params, operator, act: { now } }) =>
      reads.open({ ...params, typing: params.typing === 'yes', operator: operator.name, now }),
    ),
    defineOfficeRoute('exportContent', ({ params }) => exportContent(database, params)),
    defineOfficeRoute('checkImport', ({ params, operator, act: { now } }) =>
      files.check(params, operator.name, now),
    ),
    defineOfficeRoute('importContent', ({ params, act }) => files.run(params, act)),
    defineOfficeRoute('saveContent', ({ params, act }) => changes.save(params, act)),
    defineOfficeRoute('discardDraft', ({ params, act }) => changes.discard(params, act)),
    defineOfficeRoute('orderContent', ({ params, act }) => changes.order(params, act)),
    defineOfficeRoute('archiveContent', ({ params, act }) => changes.archive(params, act)),
    defineOfficeRoute('restoreContent', ({ params, act }) => changes.restore(params, act)),
  ];
}
