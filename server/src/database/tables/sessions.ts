import type { ColumnType, Generated } from 'kysely';
import type { Lane } from '../lanes';

export interface SessionTables {
  sessions: {
    lane: Lane;
    /** SHA-256 of the token; the token itself is never stored. */
    token_hash: Buffer;
    /** Names the session to its member; the hash is a secret of the server. */
    id: ColumnType<number, never, never>;
    member_id: number;
    /** Browser and system, such as "Chrome · Android"; empty where they are unknown. */
    device: Generated<string>;
    /** The device that it began on, if that keeps a token. */
    device_hash: Buffer | null;
    /** What a request of the browser has to prove; `null` for a session by its token alone. */
    browser_hash: Buffer | null;
    address: string;
    created_at: ColumnType<Date, Date, never>;
    last_seen_at: Date;
    expires_at: Date;
  };
  /** Devices on which a member has signed in, by SHA-256 of a token that the browser keeps. */
  known_devices: { member_id: number; token_hash: Buffer; last_used_at: Date };
}
