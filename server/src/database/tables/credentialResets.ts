import type { ColumnType, Generated } from 'kysely';

/** What an operator has taken off; of `fundPasswordLock` that a lock after wrong guesses was ended. */
export type CredentialKind = 'card' | 'fundPassword' | 'fundPasswordLock' | 'realName';

export interface CredentialResetTables {
  /** What operators have taken off a member after a check, so that the member gives it anew. */
  credential_resets: {
    id: ColumnType<number, never, never>;
    member_id: number;
    kind: CredentialKind;
    at: Date;
    /** When the member has given it anew. */
    given_at: Generated<Date | null>;
  };
}
