import type { Language } from '@members/contract';
import type { ColumnType, Generated } from 'kysely';

export interface MemberTables {
  members: {
    id: Generated<number>;
    username: string;
    password_hash: string;
    /** 1 is active, everything else is offline (STATE-03). */
    status: Generated<number>;
    credit_score: Generated<number>;
    avatar_url: string;
    real_name: Generated<string>;
    /** 0 unknown, 1 man, 2 woman. */
    sex: Generated<number>;
    fund_password_hash: string | null;
    full_video_access: Generated<boolean>;
    tier: Generated<number>;
    tier_progress: Generated<number>;
    /** Given for a member of the sample content alone. */
    created_at: ColumnType<Date, Date | undefined, never>;
    /** In which the member used the app last; `null` where nobody knows. */
    language: Generated<Language | null>;
    /** When the member closed the account; nothing of the row changes any more. */
    closed_at: ColumnType<Date | null, never, Date>;
  };
  /** Names of closed accounts, which nobody gets again, as a hash with the pepper of passwords. */
  closed_names: { name_hash: Buffer };
  invite_codes: {
    code: string;
    /** `null`: without a limit. */
    max_uses: number | null;
    used: Generated<number>;
    /** The bonus of everybody who registers with the code (decision 0007). */
    opening_balance_minor: Generated<number>;
    created_at: ColumnType<Date, never, never>;
    /** Nobody registers with it any more; `null` while it is in use. */
    ended_at: Date | null;
    /** Whose own code it is; `null` for those of operators. */
    member_id: number | null;
  };
  member_invitations: {
    member_id: number;
    code: string;
    created_at: ColumnType<Date, never, never>;
  };
  /** Single sign-on tickets that were used, by SHA-256 of their `jti`. */
  sso_tickets: { jti_hash: Buffer; expires_at: Date };
  /** Held while a name's attempts are counted. */
  login_guards: { username: string; held_at: Date };
  /** Attempts whose password was wrong, or is being checked right now. */
  login_failures: {
    id: ColumnType<number, never, never>;
    /** Lower case, also of names that nobody has. */
    username: string;
    address: string;
    failed_at: ColumnType<Date, never, never>;
    /** Hash of the known device or the session that it came from; `null` for strangers. */
    client: Buffer | null;
  };
  /** Who signed in or tried to, where the name is a member's. */
  sign_ins: {
    id: ColumnType<number, never, never>;
    member_id: number;
    at: Date;
    outcome: 'signedIn' | 'wrongPassword' | 'passwordChanged';
    /** As in `sessions`. */
    device: string;
    /** As `clientNetwork` gives it. */
    address: string;
  };
}
