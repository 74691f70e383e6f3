import { declarationOf, type ContentFields, type ContentKind } from '@members/office-contract';
import { Declined } from '../office';
import type { Item } from './store';

/** An item by its kind, and its number or key. */
export interface Named {
  kind: ContentKind;
  id: string;
}

/** A version as it is kept. */
export type Kept = Pick<Item, 'fields' | 'archived'> & { shownFrom: string | null };

/** An item before it was made: putting that back archives it. */
export const unmade = (fields: ContentFields) => ({ fields, shownFrom: null, archived: true });

/** What a version was at a time, which is when it was replaced. */
export function keptState({ archived, shownFrom }: Kept, at: Date): Item['state'] {
  if (archived) return 'archived';
  if (shownFrom === null) return 'draft';
  return new Date(shownFrom) > at ? 'scheduled' : 'published';
}

export const missing = ({ kind, id }: Named) => new Declined('missing', { what: `${kind} ${id}` });

/** What the database refuses: a key that there is, and a reference to what there is not. */
export const refused =
  (kind: ContentKind) =>
  (error: unknown): never => {
    const { code } = error as { code?: unknown };
    if (code === '23505') throw new Declined('contentTaken', { kind });
    if (code === '23503')
      throw new Declined('missing', { what: `such ${declarationOf(kind).group?.kind ?? 'item'}` });
    throw error;
  };
