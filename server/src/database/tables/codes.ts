import type { ColumnType, Generated } from 'kysely';

/** What a code is sent for. */
export type CodePurpose = 'confirmAddress' | 'newPassword' | 'newFundPassword';

export interface CodeTables {
  /** Codes that were asked for in the last day; what they are is made of `salt`. */
  codes: {
    id: ColumnType<number, never, never>;
    /** `null` for one that belongs to nobody: it can be asked for and guessed like any other. */
    member_id: number | null;
    purpose: CodePurpose;
    /** Where it was sent; empty for nowhere. */
    address: string;
    /** SHA-256 of what knows it without a session; `null` where the session does. */
    ticket_hash: Buffer | null;
    /** Hash of the known device that asked; `null` for strangers and sessions. */
    client: Buffer | null;
    /** As `clientNetwork` gives it. */
    network: string;
    salt: Buffer;
    guesses: Generated<number>;
    created_at: Date;
    expires_at: Date;
  };
}
