import type { RegistryEntry } from '@members/office-contract';
import { useEffect, useMemo, useRef } from 'react';
import { usePages } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Move } from '../decision/Move';
import { useReleaseTexts } from '../useReleaseTexts';
import { describeActor, describeChange } from './describeChange';
import styles from './HistoryList.module.css';

interface HistoryListProps {
  /** Of this remote alone. */
  name?: string | undefined;
  /** Of the overview: entries that are new since are read too. */
  revision: number;
  /** The newest ones alone, so many. */
  most?: number;
}

/** Entries of the registry's log, newest first: who did what, when and why, before and after. */
export function HistoryList({ name, revision, most }: HistoryListProps) {
  const texts = useReleaseTexts();
  const all = usePages('registryLog', { name }, { unattended: true });
  const { refetch, data } = all;
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    void refetch();
  }, [revision, refetch]);
  const rows = data?.pages[0]?.rows.slice(0, most) ?? [];
  const pages =
    most === undefined
      ? all
      : { ...all, hasNextPage: false, data: data && { pages: [{ rows, next: null }] } };
  const columns = useMemo((): Column<RegistryEntry>[] => {
    const { t, time } = texts;
    return [
      { id: 'number', head: t('history.number'), figures: true, cell: ({ seq }) => `#${seq}` },
      {
        id: 'at',
        head: t('history.at'),
        cell: ({ at }) => (
          <time dateTime={at} title={at} className={styles.time}>
            {time(at)}
          </time>
        ),
      },
      ...(name === undefined
        ? [
            {
              id: 'remote',
              head: t('history.remote'),
              cell: ({ change }: RegistryEntry) => describeChange(change, texts).remote ?? t('history.all'),
            },
          ]
        : []),
      { id: 'who', head: t('history.who'), cell: (entry) => describeActor(entry, texts) },
      { id: 'what', head: t('history.what'), cell: ({ change }) => <What change={change} /> },
      { id: 'why', head: t('history.why'), cell: ({ why }) => <span className={styles.why}>“{why}”</span> },
    ];
  }, [texts, name]);
  return (
    <DataTable
      label={texts.t('history.title')}
      pages={pages}
      columns={columns}
      keyOf={({ seq }) => seq}
      empty={texts.t('history.empty')}
    />
  );
}

function What({ change }: Pick<RegistryEntry, 'change'>) {
  const { what, move, findings } = describeChange(change, useReleaseTexts());
  return (
    <div>
      <span className={styles.what}>{what}</span>
      {move && <Move {...move} />}
      {findings && (
        <ul className={styles.findings} lang="en">
          {findings.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
