import { groupByDay, LoadFailed } from '@members/mfe-kit';
import { Fragment, type ReactNode } from 'react';
import { WalletScreen } from '../components/WalletScreen';
import { DayOfRecords } from './DayOfRecords';
import { RecordsSkeleton } from './RecordsSkeleton';

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
