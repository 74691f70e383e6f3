import { declarationOf, mayDo, type ContentFields, type ContentKind } from '@members/office-contract';
import type { Database } from '../database';
import { Declined, defineOfficeRoute, type OfficeRoute, type Operator } from '../office';
import { createContentChanges } from './changes';
import { exportContent } from './exportContent';
import { createContentHistory } from './history';
import { createContentImport } from './importContent';
import { createContentReads } from './reads';
import { draftOf } from './tables';
import { keepTyped } from './typedStore';

/** What the office sees and changes of all that members look at. */
export function contentOfficeRoutes({ database }: { database: Database }): OfficeRoute[] {
  const reads = createContentReads({ database });
  const changes = createContentChanges({ database });
  const files = createContentImport({ database });
  const history = createContentHistory({ database });
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
    defineOfficeRoute('importContent', ({ params, operator, act }) => {
      requireRightTo(params.kind, operator);
      return files.run(params, act);
    }),
    defineOfficeRoute('saveContent', ({ params, operator, act }) => {
      requireRightTo(params.kind, operator);
      return changes.save(params, act);
    }),
    defineOfficeRoute('discardDraft', ({ params, operator, act }) => {
      requireRightTo(params.kind, operator);
      return changes.discard(params, act);
    }),
    defineOfficeRoute('orderContent', ({ params, operator, act }) => {
      requireRightTo(params.kind, operator);
      return changes.order(params, act);
    }),
    defineOfficeRoute('archiveContent', ({ params, operator, act }) => {
      requireRightTo(params.kind, operator);
      return changes.archive(params, act);
    }),
    defineOfficeRoute('restoreContent', ({ params, operator, act }) => {
      requireRightTo(params.kind, operator);
      return changes.restore(params, act);
    }),
    defineOfficeRoute('contentChanges', ({ params }) => history(params)),
    defineOfficeRoute('typeIntoPreview', ({ params, operator, act: { now } }) =>
      typeIntoPreview(database, { ...params, operator: operator.name, now }),
    ),
  ];
}

/** What is about money, membership or security takes another right beside that to content. */
function requireRightTo(kind: ContentKind, { rights }: Operator): void {
  const { needs } = declarationOf(kind);
  if (needs && !mayDo(rights, needs)) throw new Declined('forbidden', { right: needs });
}

/** As long as the token of a preview. */
const typedMs = 2 * 60 * 60_000;

async function typeIntoPreview(
  database: Database,
  typed: {
    kind: ContentKind;
    id?: string | undefined;
    fields: ContentFields | null;
    operator: string;
    now: Date;
  },
) {
  const { kind, id = '', fields, operator, now } = typed;
  const content = fields && draftOf({ kind, id: id || String(fields.number ?? ''), fields });
  const since = new Date(now.getTime() - typedMs);
  await database.transaction((transaction) =>
    keepTyped(transaction, { operator, kind, id, content, now, since }),
  );
  return {};
}
