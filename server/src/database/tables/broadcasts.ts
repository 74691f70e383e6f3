import type { Audience } from '@members/office-contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Written } from './messages';

export interface BroadcastTables {
  /** A message to many members, told one after another in the order of their numbers. */
  broadcasts: {
    id: ColumnType<number, never, never>;
    /** Not told to who has paused play. */
    about_play: boolean;
    details: JSONColumnType<Written>;
    audience: JSONColumnType<Audience>;
    /** The last member who was looked at. */
    through_member: Generated<number>;
    /** The newest member when it was made: who comes later is not told. */
    last_member: number;
    /** How many were told. */
    told: Generated<number>;
    made_by: string;
    made_at: Date;
    ended_at: Generated<Date | null>;
    stopped_by: Generated<string | null>;
  };
}
