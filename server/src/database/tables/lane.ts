import type { ColumnType } from 'kysely';

/** The lane of a row's member, see `database/lanes.ts`: the first column of the table's keys. It stays. */
export type Lane = ColumnType<number, number, never>;
