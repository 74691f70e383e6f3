import { declarationOf, mayDo, type ContentFields, type ContentKind } from '@members/office-contract';
import type { Database } from '../database';
import { Declined, defineOfficeRoute, type OfficeRoute } from '../office';
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
    defineOfficeRoute('contentSettings', () => reads.settings()),
    defineOfficeRoute('contentItem', ({ params }) => reads.one(params)),
    defineOfficeRoute('contentOpen', ({ params, operator, act: { now } }) =>
      reads.open({ ...params, typing: params.typing === 'yes', operator: operator.name, now }),
    ),
    defineOfficeRoute('exportContent', ({ params }) => exportContent(database, params)),
    defineOfficeRoute('checkImport', ({ params, operator, act: { now } }) =>
      files.check(params, operator.name, now),
    ),
    changing('importContent', ({ params, act }) => files.run(params, act)),
    changing('saveContent', ({ params, act }) => changes.save(params, act)),
    changing('discardDraft', ({ params, act }) => changes.discard(params, act)),
    changing('orderContent', ({ params, act }) => changes.order(params, act)),
    changing('archiveContent', ({ params, act }) => changes.archive(params, act)),
    changing('restoreContent', ({ params, act }) => changes.restore(params, act)),
    defineOfficeRoute('contentChanges', ({ params }) => history(params)),
    defineOfficeRoute('typeIntoPreview', ({ params, operator, act: { now } }) =>
      typeIntoPreview(database, { ...params, operator: operator.name, now }),
    ),
  ];
}

type ChangingId =
  | 'importContent'
  | 'saveContent'
  | 'discardDraft'
  | 'orderContent'
  | 'archiveContent'
  | 'restoreContent';

/** A change of a kind: what is about money, membership or security takes another right beside that to content. */
const changing = <Id extends ChangingId>(
  id: Id,
  handle: Parameters<typeof defineOfficeRoute<Id>>[1],
): OfficeRoute =>
  defineOfficeRoute(id, (context) => {
    const { needs } = declarationOf((context.params as { kind: ContentKind }).kind);
    if (needs && !mayDo(context.operator.rights, needs)) throw new Declined('forbidden', { right: needs });
    return handle(context);
  });

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
