import type { ColumnType } from 'kysely';

export interface RecoveryCodeTables {
  /** A member's ten codes, or what is left of them, as hashes with a key that is not in the database. */
  recovery_codes: {
    member_id: number;
    code_hash: Buffer;
    made_at: ColumnType<Date, Date, never>;
    used_at: Date | null;
  };
}
