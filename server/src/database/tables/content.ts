import type { Generated, JSONColumnType } from 'kysely';

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
  /** What is to take the place of what is published, at a time or when an operator publishes it. */
  content_drafts: {
    kind: string;
    item_id: string;
    /** Columns of its row by their names, with the steps of a parcel as `steps`. */
    content: JSONColumnType<Record<string, unknown>>;
    /** From then on members see it in place of the row. */
    publish_at: Date | null;
    /** The version of the row that it was made from. */
    made_from: number;
    /** Counts how often it was saved. */
    revision: number;
    saved_by: string;
    saved_at: Date;
  };
  /** What an operator types, which their own previews show in the place of what is saved. */
  content_typed: {
    operator: string;
    kind: string;
    /** Empty for an item that is to be made. */
    item_id: string;
    /** As a draft has it. */
    content: JSONColumnType<Record<string, unknown>>;
    typed_at: Date;
  };
  /** Which operators have an item open. */
  content_openings: { kind: string; item_id: string; operator: string; typing: boolean; seen_at: Date };
}
