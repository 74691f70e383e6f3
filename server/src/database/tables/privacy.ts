import type { ColumnType } from 'kysely';

export interface PrivacyTables {
  /** Each time that a member asked for the archive or to close the account, with the right password or not. */
  privacy_requests: {
    id: ColumnType<number, never, never>;
    member_id: number;
    kind: 'archive' | 'close';
    at: Date;
  };
}
