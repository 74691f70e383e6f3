import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '..';

type All = 'all columns';

/** What the application's role may do with a table besides reading it; see `grantRights`. */
export interface Right<Inserted extends string = string, Updated extends string = string> {
  /** Columns that it may give a value in a new row; the others have their default. */
  insert?: All | readonly Inserted[];
  /** Columns that it may change; a table that has some can be locked row by row too. */
  update?: All | readonly Updated[];
  delete?: true;
}

/** Rows are added and stay as they are. */
export const appendOnly = { insert: 'all columns' } as const;
/** Triggers and functions write it, as the owner. */
export const byOwner = {} as const;
/** What operators and the sample content write. */
export const content = { insert: 'all columns', update: 'all columns' } as const;

/** For each table. What is missing or unknown does not compile. */
export type Rights = {
  readonly [Table in keyof Tables]: Right<
    Extract<keyof Insertable<Tables[Table]>, string>,
    Extract<keyof Updateable<Tables[Table]>, string>
  >;
};
