import type { ColumnType } from 'kysely';

export interface PasskeyTables {
  /** What an authenticator knows a member by: random, and nothing of the member's. */
  passkey_users: {
    member_id: number;
    handle: Buffer;
    /** When the member took or dismissed the offer of a passkey; it is not made again. */
    offer_answered_at: Date | null;
  };
  passkeys: {
    id: ColumnType<number, never, never>;
    member_id: number;
    credential_id: Buffer;
    /** COSE, as the authenticator gave it. */
    public_key: Buffer;
    /** Uses that the authenticator counts, 0 for one that counts none. */
    counter: number;
    /** How a browser reaches it, such as "internal,hybrid"; for the next question. */
    transports: string;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** What an authenticator may sign until it expires. */
  passkey_challenges: {
    challenge: Buffer;
    purpose: 'add' | 'signIn' | 'withdraw';
    /** `null` for signing in. */
    member_id: number | null;
    /** What the challenge of a withdrawal is made of, beside the withdrawal. */
    nonce: Buffer | null;
    expires_at: Date;
  };
}
