import type { ColumnType, Generated } from 'kysely';

export interface SessionTables {
  sessions: {
    /** SHA-256 of the token; the token itself is never stored. */
    token_hash: Buffer;
    member_id: number;
    address: string;
    created_at: ColumnType<Date, never, never>;
    last_seen_at: Generated<Date>;
    expires_at: Date;
  };
}
