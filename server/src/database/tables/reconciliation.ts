import type { ColumnType } from 'kysely';

export interface ReconciliationTables {
  reconciliations: {
    id: ColumnType<number, never, never>;
    done_at: Date;
    differences: number;
    /** JSON: the first sentences. */
    first_differences: string;
  };
}
