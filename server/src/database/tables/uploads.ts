import type { ColumnType, Generated } from 'kysely';
import type { Lane } from '../lanes';

export interface UploadTables {
  uploads: {
    lane: Lane;
    id: ColumnType<number, never, never>;
    /** 128 random bits: who has the address has the picture. */
    name: string;
    member_id: number;
    webp: Buffer;
    created_at: Date;
  };
  /** What an operator sends, while it is on its way and until it is made into something. */
  office_uploads: {
    id: string;
    operator: string;
    /** What the file was called where it came from. */
    name: string;
    size: number;
    /** Its first bytes that are here. */
    received: Generated<number>;
    started_at: Date;
  };
  office_upload_parts: { upload_id: string; start: number; content: Buffer };
  /** Pictures of content, named by a hash of what was sent. */
  pictures: {
    name: string;
    width: number;
    height: number;
    /** A picture of some pixels, as base64, for as long as the picture is on its way; empty for one with holes. */
    placeholder: string;
    added_by: string;
    added_at: Date;
  };
  picture_files: {
    picture: string;
    format: 'avif' | 'webp' | 'jpeg' | 'png';
    width: number;
    content: Buffer;
  };
}
