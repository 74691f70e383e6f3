import type { ColumnType } from 'kysely';

export interface MonthTables {
  /** The months that orders and entries are kept in, one after another. Functions of the database write it. */
  months: {
    /** `2026_12`, as in the names of its partitions; `first` for all that was there before months. */
    name: ColumnType<string, never, never>;
    starts_at: ColumnType<Date | null, never, never>;
    /** The first moment that is not in it any more. */
    ends_at: ColumnType<Date, never, never>;
  };
}
