import { isSingle, type ContentKind } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Pages, RowOf } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { typedKey } from '../content/useItemForm';
import { useMayChange } from '../content/useMayChange';
import { DataTable, type Column } from '../parts/DataTable';
import { Time } from '../parts/formats';
import { useAreaTexts } from '../texts';
import { ChangedFields } from './ChangedFields';

export type Change = RowOf<'contentChanges'>;

/** Who changed what and when, how it was before and is after, and the way back. */
export function ChangesTable({ label, pages }: { label: string; pages: Pages<Change> }) {
  const { t } = useAreaTexts('site');
  const columns = useMemo(
    (): Column<Change>[] => [
      { id: 'at', head: t('at'), cell: ({ at }) => <Time at={at} /> },
      { id: 'by', head: t('operator'), cell: ({ by }) => by },
      { id: 'what', head: t('what'), cell: (change) => <What {...change} /> },
      { id: 'fields', head: t('change'), cell: (change) => <ChangedFields {...change} /> },
      { id: 'back', head: t('back'), cell: (change) => <TakeBack change={change} /> },
    ],
    [t],
  );
  return (
    <DataTable
      label={label}
      pages={pages}
      columns={columns}
      keyOf={({ kind, id, earlier }) => `${kind} ${id} ${earlier}`}
      empty={t('noChanges')}
    />
  );
}

const addressOf = (kind: ContentKind, id: string) =>
  isSingle(kind) ? `/site/${kind}` : `/content/${kind}/${encodeURIComponent(id)}`;

const nameOf = (t: (key: string) => string, { kind, title, id }: Change) =>
  isSingle(kind) ? t(`kinds.${kind}`) : `${t(`kinds.${kind}`)}: ${title.startsWith('/') ? id : title || id}`;

function What(change: Change) {
  const { t } = useAreaTexts('content');
  return <Link to={addressOf(change.kind, change.id)}>{nameOf(t, change)}</Link>;
}

/** Has the version before it back; of what was made that is not to have it. */
function TakeBack({ change }: { change: Change }) {
  const { t } = useAreaTexts('site');
  const { t: tContent } = useAreaTexts('content');
  const { kind, id, version, earlier, by } = change;
  const mayChange = useMayChange(kind);
  const restore = useChange('restoreContent', {
    done: tContent('putBackDone'),
    onDone: () => sessionStorage.removeItem(typedKey(kind, id)),
  });
  const isOver = change.earlier === 0 && change.after === 'archived';
  if (!mayChange || isOver) return null;
  const later = version - earlier - 1;
  return (
    <span>
      <Button
        size="s"
        variant="quiet"
        busy={restore.isPending}
        aria-label={t('takeBackOf', { name: nameOf(tContent, change), operator: by })}
        onClick={() => restore.mutate({ kind, id, version, earlier })}
      >
        {t('takeBack')}
      </Button>
      {later > 0 && <p>{t('withLater', { number: later })}</p>}
    </span>
  );
}
