import { contentKindNames, contentStates, declarationOf, type ContentKind } from '@members/office-contract';
import { Badge, Button, EmptyState, StatusLabel } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages, type RowOf } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { Filters } from '../parts/Filters';
import { Time } from '../parts/formats';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { given, useFilters } from '../parts/useFilters';
import { useMay, usePicture } from '../session/session';
import { useAreaTexts, useOfficeTexts } from '../texts';
import styles from './ContentScreen.module.css';
import { moved } from './moved';
import { useReferred } from './useReferred';

type Row = RowOf<'content'>;

export const toneOf = {
  draft: 'neutral',
  scheduled: 'warn',
  published: 'success',
  archived: 'danger',
} as const;

/** Content of one kind, in the order that members see it, which is set by dragging or by buttons. */
export function ContentScreen() {
  const { t } = useAreaTexts('content');
  const { t: tOffice } = useOfficeTexts();
  const refusalText = useRefusalText();
  const [filters, setFilter] = useFilters(['kind', 'state', 'group', 'find']);
  const kind = contentKindNames.find((name) => name === filters.kind) ?? 'product';
  const { group, ordered } = declarationOf(kind);
  const groups = useReferred(group?.kind as ContentKind | undefined);
  const { state, find } = filters;
  const pages = usePages('content', {
    kind,
    state: given(state, (text) => text as (typeof contentStates)[number]),
    group: given(filters.group, String),
    find: given(find, String),
  });
  const mayChange = useMay('content.change');
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const whole = !pages.hasNextPage && state === '' && find === '' && (!group || filters.group !== '');
  return (
    <Screen title={t('content')} actions={mayChange && <Link to={`/content/${kind}/new`}>{t('add')}</Link>}>
      <Filters label={t('filters')}>
        <SelectField
          label={t('kind')}
          value={kind as string}
          options={contentKindNames.map((value) => ({ value: value as string, label: t(`kinds.${value}`) }))}
          onValueChange={(value) => {
            setFilter('group', '');
            setFilter('kind', value);
          }}
        />
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('notArchived') },
            ...contentStates.map((value) => ({ value: value as string, label: t(`states.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('state', value)}
        />
        {group && (
          <SelectField
            label={t(`fields.${group.field}`)}
            value={filters.group}
            options={[{ value: '', label: t('all') }, ...groups]}
            onValueChange={(value) => setFilter('group', value)}
          />
        )}
        <TextField label={t('find')} value={find} onValueChange={(value) => setFilter('find', value)} />
      </Filters>
      {pages.error && <p role="alert">{refusalText(pages.error)}</p>}
      {!pages.isPending && !pages.error && rows.length === 0 && (
        <EmptyState text={t('none')} drawing="records" />
      )}
      <Items kind={kind} rows={rows} canOrder={mayChange && ordered !== false && whole} />
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {tOffice('more')}
        </Button>
      )}
    </Screen>
  );
}

interface ItemsProps {
  kind: ContentKind;
  rows: readonly Row[];
  canOrder: boolean;
}

function Items({ kind, rows, canOrder }: ItemsProps) {
  const { t } = useAreaTexts('content');
  const pictureOf = usePicture();
  const [dragged, setDragged] = useState<number | null>(null);
  const order = useChange('orderContent', { done: t('ordered') });
  const move = (from: number, to: number) => {
    if (order.isPending || from === to || to < 0 || to >= rows.length) return;
    order.mutate({
      kind,
      ids: moved(
        rows.map(({ id }) => id),
        { from, to },
      ),
    });
  };
  return (
    <ol className={styles.items} aria-label={t(`kinds.${kind}`)}>
      {rows.map((row, index) => (
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
          {row.picture && (
            <img className={styles.picture} src={pictureOf(row.picture)} alt="" loading="lazy" />
          )}
          <Link className={styles.title} to={`/content/${kind}/${encodeURIComponent(row.id)}`}>
            {row.title || row.id}
          </Link>
          {row.missing.length > 0 && (
            <Badge tone="gold">
              {t('missing', { languages: row.missing.map((each) => t(`languages.${each}`)).join(', ') })}
            </Badge>
          )}
          <StatusLabel tone={toneOf[row.state]}>{t(`states.${row.state}`)}</StatusLabel>
          {row.state === 'scheduled' && row.shownFrom && <Time at={row.shownFrom} />}
          {canOrder && (
            <span className={styles.moves}>
              <Button
                size="s"
                variant="secondary"
                disabled={index === 0}
                aria-label={t('up', { name: row.title || row.id })}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                size="s"
                variant="secondary"
                disabled={index === rows.length - 1}
                aria-label={t('down', { name: row.title || row.id })}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </Button>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
