import type { Generated } from 'kysely';

/** What every kind of content has. */
export interface Shown {
  /** From when on members see it; null for a draft and for what is archived. */
  shown_from: Generated<Date | null>;
  archived: Generated<boolean>;
  /** Counts what operators changed. */
  version: Generated<number>;
}

export interface ContentTables {
  /** How content was before an operator changed it. */
  content_versions: {
    kind: string;
    item_id: string;
    version: number;
    /** JSON: its fields, from when on it was shown, and whether it was archived. */
    content: string;
    replaced_by: string;
    replaced_at: Date;
  };
}
