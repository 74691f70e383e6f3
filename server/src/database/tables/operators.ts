import type { Generated } from 'kysely';

export interface OperatorsTables {
  /** Who may sign in to the office. */
  operators: {
    /** Lower case letters, digits and ._- */
    name: string;
    /** argon2id. */
    password_hash: string;
    /** Base32, encrypted with a key that is not in the database. */
    code_secret: string;
    /** The newest time step (count of 30 s since 1970) of which a one-time code was taken. */
    last_code_step: Generated<number>;
    rights: string[];
    /** The only remote that an operator of a team sees and decides about. */
    remote: string | null;
    created_at: Date;
    disabled_at: Generated<Date | null>;
  };
  operator_sessions: {
    /** SHA-256 of what the browser keeps. */
    token_hash: Buffer;
    operator: string;
    started_at: Date;
    used_at: Date;
    /** When it last gave a one-time code. */
    code_at: Date;
  };
  /** Wrong passwords and codes of the last minutes. */
  operator_attempts: {
    /** A name, a device of an operator or a session. */
    guesser: string;
    failures: number;
    tried_at: Date;
  };
}
