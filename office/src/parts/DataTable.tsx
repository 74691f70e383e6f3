import { Button, Delayed, EmptyState, ErrorState, Skeleton, type EmptySubject } from '@members/ui/core';
import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowData,
} from '@tanstack/react-table';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Pages } from '../calls/queries';
import { useRefusalText } from '../calls/useRefusalText';
import { useOfficeTexts } from '../texts';
import styles from './DataTable.module.css';

const features = tableFeatures({ rowSelectionFeature });
type Features = typeof features;

/** A column of a list: the text of its head, and what a row shows in it. */
export interface Column<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  figures?: boolean;
}

interface DataTableProps<Row> {
  /** What the table is of, for screen readers. */
  label: string;
  pages: Pages<Row>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  /** What is said of an empty list. */
  empty: string;
  emptySubject?: EmptySubject;
  /** What stands above the list once rows are chosen; without it none can be. */
  selection?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Keys that do something with the row that has the focus, such as `a`. */
  keys?: Readonly<Record<string, (row: Row) => void>>;
}

/**
 * A list, a page at a time. Arrow keys go from row to row, the space bar chooses one, Enter follows its first link; on a
 * narrow screen each row is a card.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, pages, columns, keyOf, empty, emptySubject, selection, keys = {} } = props;
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? [], [pages.data]);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<Features, Row>();
    return columns.map(({ id, head, cell }) =>
      helper.display({ id, header: head, cell: ({ row }) => cell(row.original) }),
    );
  }, [columns]);
  const table = useTable(
    {
      features,
      columns: definitions,
      data: rows,
      getRowId: (row) => String(keyOf(row)),
      enableRowSelection: selection !== undefined,
    },
    (state) => state,
  );
  const chosen = table.getSelectedRowModel().rows.map((row) => row.original);
  const clear = () => table.resetRowSelection(true);
  const body = useRef<HTMLTableSectionElement>(null);
  useKeptFocus(body, rows);

  if (pages.error && rows.length === 0)
    return (
      <ErrorState
        title={t('noAnswer')}
        text={refusalText(pages.error)}
        retryLabel={t('retry')}
        busy={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  if (pages.isPending)
    return (
      <Delayed label={t('loading')}>
        <Skeleton shape="block" height={240} />
      </Delayed>
    );
  if (rows.length === 0) return <EmptyState text={empty} {...(emptySubject && { subject: emptySubject })} />;

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>, index: number) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = table.getRowModel().rows[index]!;
    const move = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (move) (body.current?.rows[index + move] as HTMLElement | undefined)?.focus();
    else if (event.key === ' ' && selection) row.toggleSelected();
    else if (event.key === 'Enter') event.currentTarget.querySelector<HTMLElement>('a, button')?.click();
    else if (keys[event.key]) keys[event.key]!(row.original);
    else return;
    event.preventDefault();
  }

  return (
    <>
      {selection && (
        <div className={styles.selection} aria-live="polite">
          {chosen.length > 0 && selection(chosen, clear)}
        </div>
      )}
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={label}>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {selection && (
                  <th scope="col" className={styles.choice}>
                    <input
                      type="checkbox"
                      aria-label={t('chooseAll')}
                      checked={table.getIsAllRowsSelected()}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                    />
                  </th>
                )}
                {group.headers.map((header, index) => (
                  <th key={header.id} scope="col" data-figures={columns[index]?.figures || undefined}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody ref={body}>
            {table.getRowModel().rows.map((row, index) => (
              <tr
                key={row.id}
                data-key={row.id}
                data-chosen={row.getIsSelected() || undefined}
                tabIndex={index === 0 ? 0 : -1}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                {selection && (
                  <td className={styles.choice}>
                    <input
                      type="checkbox"
                      aria-label={t('choose', { name: row.id })}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {row.getAllCells().map((cell, place) => (
                  <td
                    key={cell.id}
                    data-head={columns[place]?.head}
                    data-figures={columns[place]?.figures || undefined}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** A row that is gone from the list leaves the focus to the one that takes its place. */
function useKeptFocus(body: React.RefObject<HTMLTableSectionElement | null>, rows: readonly unknown[]) {
  const place = useRef<number | null>(null);
  useEffect(() => {
    const section = body.current;
    if (!section) return;
    const remember = () => {
      const index = [...section.rows].findIndex((row) => row === document.activeElement);
      place.current = index === -1 ? null : index;
    };
    section.addEventListener('focusin', remember);
    return () => section.removeEventListener('focusin', remember);
  });
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const left = body.current?.rows ?? [];
    (left[Math.min(place.current, left.length - 1)] as HTMLElement | undefined)?.focus();
  }, [body, rows]);
}
