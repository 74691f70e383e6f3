import { formatDay, useLanguage, useTexts } from '@members/i18n';
import { groupByDay, LoadFailed } from '@members/mfe-kit';
import { Card, Delayed, MenuList, Skeleton } from '@members/ui/core';
import { Fragment, type ReactNode } from 'react';
import { WalletScreen } from '../components/WalletScreen';
import styles from './RecordsScreen.module.css';

interface Props<Row> {
  read: {
    data: Row[] | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<{ isSuccess: boolean }>;
  };
  /** Shown where there is no record. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Records under their days, newest first, with pull to refresh (REP-02). */
export function RecordsScreen<Row extends { createdAt: string }>({ read, empty, children }: Props<Row>) {
  const { data: rows } = read;
  return (
    <WalletScreen onRefresh={async () => (await read.refetch()).isSuccess}>
      {!rows && (read.isError ? <LoadFailed query={read} /> : <RecordsSkeleton />)}
      {rows?.length === 0 && empty}
      {groupByDay(rows ?? [], ({ createdAt }) => createdAt).map(({ day, rows }) => (
        <DayOfRecords key={day} day={day}>
          {rows.map((row, index) => (
            // Counted from the oldest, a new record leaves the others in place.
            <Fragment key={rows.length - index}>{children(row)}</Fragment>
          ))}
        </DayOfRecords>
      ))}
    </WalletScreen>
  );
}

/** A day of records: the date over a card with one row each. */
export function DayOfRecords({ day, children }: { day: string; children: ReactNode }) {
  const title = formatDay(day, useLanguage());
  return (
    <section className={styles.day}>
      <h2 className={styles.title}>{title}</h2>
      <MenuList label={title}>{children}</MenuList>
    </section>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e'];

/** The outline of a day of records while it is loading. */
export function RecordsSkeleton() {
  const { t } = useTexts('common');
  return (
    <Delayed label={t('loading')}>
      <div className={styles.skeletonDay}>
        <Skeleton width={104} />
        <Card padding="none">
          {rows.map((row) => (
            <div key={row} className={styles.skeletonRow}>
              <Skeleton width={96} height={32} shape="block" />
              <Skeleton width={72} />
            </div>
          ))}
        </Card>
      </div>
    </Delayed>
  );
}
