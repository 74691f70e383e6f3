import type { ColumnType } from 'kysely';

export interface MemberPageTables {
  /** What operators note about a member, for each other. */
  member_notes: {
    id: ColumnType<number, never, never>;
    member_id: number;
    text: string;
    operator: string;
    at: Date;
  };
}
