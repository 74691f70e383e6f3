import type { ColumnType, JSONColumnType } from 'kysely';

export interface MonthTables {
  /** The months that orders and entries are kept in, one after another. Functions of the database write it. */
  months: {
    /** `2026_12`, as in the names of its partitions; `first` for all that was there before months. */
    name: ColumnType<string, never, never>;
    starts_at: ColumnType<Date | null, never, never>;
    /** The first moment that is not in it any more. */
    ends_at: ColumnType<Date, never, never>;
    /** Since when nothing is booked in it. */
    closed_at: ColumnType<Date | null, never, never>;
  };
  /** What the rows of a closed month were, for good. */
  month_seals: {
    month: ColumnType<string, never, never>;
    transfers: ColumnType<number, never, never>;
    orders: ColumnType<number, never, never>;
    entries: ColumnType<number, never, never>;
    /** What was moved, by kind, in minor units. */
    totals: JSONColumnType<Readonly<Record<string, number>>, never, never>;
    /** The columns of each table that the hash is over. */
    columns: JSONColumnType<Readonly<Record<string, readonly string[]>>, never, never>;
    sha256: ColumnType<string, never, never>;
    sealed_at: ColumnType<Date, never, never>;
  };
}
