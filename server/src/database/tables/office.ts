import type { Generated } from 'kysely';

export interface OfficeTables {
  /** What an operator wants to be done that takes two. */
  proposals: {
    id: Generated<number>;
    /** The call of the office. */
    call: string;
    /** Its parameters, encrypted: there may be a card number among them. */
    params: string;
    /** JSON of what the second operator is shown of them. */
    shown: string;
    proposed_by: string;
    proposed_at: Date;
    /** Confirmed or taken back. */
    decided_at: Generated<Date | null>;
  };
}
