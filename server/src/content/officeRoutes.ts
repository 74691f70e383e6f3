import type { Database } from '../database';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import { createContent } from './service';

/** What the office sees and changes of all that members look at. */
export function contentOfficeRoutes({ database }: { database: Database }): OfficeRoute[] {
  const content = createContent({ database });
  return [
    defineOfficeRoute('content', ({ params }) => content.list(params)),
    defineOfficeRoute('contentItem', ({ params }) => content.one(params)),
    defineOfficeRoute('saveContent', ({ params, act }) => content.save(params, act)),
    defineOfficeRoute('orderContent', ({ params, act }) => content.order(params, act)),
    defineOfficeRoute('archiveContent', ({ params, act }) => content.archive(params, act)),
    defineOfficeRoute('restoreContent', ({ params, act }) => content.restore(params, act)),
  ];
}
