import type { StandingRules } from '@members/office-contract';
import type { Generated, JSONColumnType } from 'kysely';

export interface StandingTables {
  /** Versions of the rules of tiers and credit; the last is in force. */
  standing_rules: {
    version: number;
    rules: JSONColumnType<StandingRules>;
    /** The operator; empty for the version that an installation begins with. */
    set_by: string;
    set_at: Date;
  };
  /** One row: through which member the present sweep has come, and when the next portion is due. */
  standing_sweep: {
    only_row: Generated<boolean>;
    through_member: number;
    /** Who comes after this one has been looked at by no sweep. */
    newest_member: number;
    due_at: Date;
  };
}
