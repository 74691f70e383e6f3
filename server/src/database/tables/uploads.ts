import type { ColumnType } from 'kysely';

export interface UploadTables {
  uploads: {
    id: ColumnType<number, never, never>;
    /** 128 random bits: who has the address has the picture. */
    name: string;
    member_id: number;
    webp: Buffer;
    created_at: Date;
  };
}
