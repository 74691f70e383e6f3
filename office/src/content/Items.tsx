import type { ContentKind } from '@members/office-contract';
import { Badge, Button, StatusLabel } from '@members/ui/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RowOf } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { Ago, Time } from '../parts/formats';
import { usePicture } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './ContentScreen.module.css';
import { moved } from './moved';
import { toneOf } from './tones';
import { typedKey } from './useItemForm';
import { useMayChange } from './useMayChange';

type Row = RowOf<'content'>;

interface ItemsProps {
  kind: ContentKind;
  rows: readonly Row[];
  canOrder: boolean;
}

/** A list of items; where it is whole, its order is set by dragging or by buttons. */
export function Items({ kind, rows, canOrder }: ItemsProps) {
  const { t } = useAreaTexts('content');
  const [dragged, setDragged] = useState<number | null>(null);
  const order = useChange('orderContent', { done: t('ordered') });
  const move = (from: number, to: number) => {
    if (order.isPending || from === to || to < 0 || to >= rows.length) return;
    const ids = rows.map(({ id }) => id);
    order.mutate({ kind, ids: moved(ids, { from, to }) });
  };
  return (
    <ol className={styles.items} aria-label={t(`kinds.${kind}`)}>
      {rows.map((row, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys have buttons of their own
        <li
          key={row.id}
          className={styles.item}
          draggable={canOrder}
          data-dragged={dragged === index || undefined}
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null) move(dragged, index);
            setDragged(null);
          }}
        >
          <ItemFacts kind={kind} row={row} />
          <div className={styles.actions}>
            <PutBack kind={kind} row={row} />
            {canOrder && (
              <Moves
                name={row.title || row.id}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onMove={(by) => move(index, index + by)}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function ItemFacts({ kind, row }: { kind: ContentKind; row: Row }) {
  const { t } = useAreaTexts('content');
  const pictureOf = usePicture();
  return (
    <>
      {row.picture && <img className={styles.picture} src={pictureOf(row.picture)} alt="" loading="lazy" />}
      <div className={styles.facts}>
        <Link className={styles.title} to={`/content/${kind}/${encodeURIComponent(row.id)}`}>
          {row.title || row.id}
        </Link>
        <span className={styles.labels}>
          <StatusLabel tone={toneOf[row.state]}>{t(`states.${row.state}`)}</StatusLabel>
          {row.state === 'scheduled' && row.shownFrom && <Time at={row.shownFrom} />}
          {row.draft && (
            <StatusLabel tone={row.draft.publishAt ? 'warn' : 'neutral'}>
              {t(row.draft.publishAt ? 'changeScheduled' : 'draftBeside')}
            </StatusLabel>
          )}
          {row.draft?.publishAt && <Time at={row.draft.publishAt} />}
          {row.missing.length > 0 && (
            <Badge tone="gold">
              {t('missing', { languages: row.missing.map((each) => t(`languages.${each}`)).join(', ') })}
            </Badge>
          )}
        </span>
        {row.changed && (
          <span className={styles.changed}>
            {t('changedBy', { operator: row.changed.by })} <Ago at={row.changed.at} />
          </span>
        )}
      </div>
    </>
  );
}

/** Puts an item back as it was before its last change, archiving among them. */
function PutBack({ kind, row }: { kind: ContentKind; row: Row }) {
  const { t } = useAreaTexts('content');
  const mayChange = useMayChange(kind);
  const restore = useChange('restoreContent', {
    done: t('putBackDone'),
    onDone: () => sessionStorage.removeItem(typedKey(kind, row.id)),
  });
  if (!mayChange || row.changed === null) return null;
  return (
    <Button
      size="s"
      variant="secondary"
      busy={restore.isPending}
      aria-label={t('putBackItem', { name: row.title || row.id, operator: row.changed.by })}
      onClick={() => restore.mutate({ kind, id: row.id, version: row.version, earlier: row.version - 1 })}
    >
      {t('putBack')}
    </Button>
  );
}

interface MovesProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function Moves({ name, isFirst, isLast, onMove }: MovesProps) {
  const { t } = useAreaTexts('content');
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        disabled={isFirst}
        aria-label={t('up', { name })}
        onClick={() => onMove(-1)}
      >
        ↑
      </Button>
      <Button
        size="s"
        variant="secondary"
        disabled={isLast}
        aria-label={t('down', { name })}
        onClick={() => onMove(1)}
      >
        ↓
      </Button>
    </>
  );
}
