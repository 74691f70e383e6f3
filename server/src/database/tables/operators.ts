import type { ColumnType, Generated } from 'kysely';

export interface OperatorsTables {
  /** Named sets of rights. */
  roles: {
    name: string;
    rights: string[];
    /** How often it was changed, from 1 on. */
    version: Generated<number>;
    changed_by: string;
    changed_at: Date;
  };
  /** Who may sign in to the office. */
  operators: {
    /** Lower case letters, digits and ._- */
    name: string;
    /** argon2id; `null` for who has no password, and so no one-time codes. */
    password_hash: Generated<string | null>;
    /** Base32, encrypted with a key that is not in the database. */
    code_secret: Generated<string | null>;
    /** The newest time step (count of 30 s since 1970) of which a one-time code was taken. */
    last_code_step: Generated<number>;
    /** The only remote that an operator of a team sees and decides about. */
    remote: string | null;
    created_at: Date;
    /** When they had a way in of their own first; `null` for who never had one. */
    enrolled_at: Generated<Date | null>;
    disabled_at: Generated<Date | null>;
    /** What an authenticator knows them by: random. */
    passkey_handle: Generated<Buffer>;
    /** The address that the company's sign-in has to vouch for, in lower case. */
    company_address: string | null;
    /** Who they are there, since they signed in with that address. */
    company_issuer: Generated<string | null>;
    company_subject: Generated<string | null>;
    /** How often roles, remote or address were changed, from 1 on. */
    version: Generated<number>;
    changed_by: string;
  };
  operator_roles: {
    operator: string;
    role: string;
  };
  /** Links by which operators make their first way in. */
  operator_invitations: {
    operator: string;
    /** SHA-256 of what the link ends in. */
    token_hash: Buffer;
    expires_at: Date;
    /** What was shown to who has opened it, until a first code confirms it; as in `operators`. */
    password_hash: Generated<string | null>;
    code_secret: Generated<string | null>;
  };
  operator_passkeys: {
    id: ColumnType<number, never, never>;
    operator: string;
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
  /** What an authenticator of an operator may sign until it expires. */
  operator_challenges: {
    challenge: Buffer;
    purpose: 'add' | 'signIn' | 'confirm';
    /** `null` for signing in. */
    operator: string | null;
    expires_at: Date;
  };
  /** Sign-ins at the company that are under way. */
  operator_company_requests: {
    /** SHA-256 of what address and cookie of the answer have to hold. */
    state_hash: Buffer;
    nonce: string;
    /** Of PKCE. */
    verifier: string;
    /** The session that is to be confirmed; `null` for signing in. */
    session_hash: Buffer | null;
    asked_at: Date;
  };
  operator_sessions: {
    /** SHA-256 of what the browser keeps. */
    token_hash: Buffer;
    id: ColumnType<number, never, never>;
    operator: string;
    /** By what it was opened. */
    way: 'password' | 'passkey' | 'company';
    /** Browser and system, such as "Chrome · Linux"; empty where they are not known. */
    device: string;
    /** IP address from which it was opened. */
    address: string;
    started_at: Date;
    used_at: Date;
    /** When the operator last proved to be there: by a one-time code, a passkey or a sign-in at the company. */
    confirmed_at: Date;
  };
  /** Wrong passwords and codes of the last minutes. */
  operator_attempts: {
    /** A name, a device of an operator or a session. */
    guesser: string;
    failures: number;
    tried_at: Date;
  };
}
