import type { ColumnType } from 'kysely';

export interface SessionTables {
  sessions: {
    /** SHA-256 of the token; the token itself is never stored. */
    token_hash: Buffer;
    member_id: number;
    address: string;
    created_at: ColumnType<Date, Date, never>;
    last_seen_at: Date;
    expires_at: Date;
  };
}
