import type { ContentKind } from '@members/office-contract';
import { sql } from 'kysely';
import type { Reader } from '../database';

/** Where a page of changes ended. */
export interface ChangePlace {
  at: Date;
  kind: string;
  id: string;
  version: number;
}

export interface ChangeRow extends Omit<ChangePlace, 'kind'> {
  kind: ContentKind;
  by: string;
  /** How it was before, as it is kept. */
  content: string;
  /** How it was before the next change; null where there is none. */
  next: string | null;
}

export interface WantedChanges {
  kind?: ContentKind | undefined;
  operator?: string | undefined;
  after?: ChangePlace | undefined;
  limit: number;
}

/** What replaced what, newest first, without what is due and nobody has touched since. */
export async function selectChanges(reader: Reader, wanted: WantedChanges): Promise<ChangeRow[]> {
  const { kind, operator, after, limit } = wanted;
  const conditions = [
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(operator ? [sql`replaced_by = ${operator}`] : []),
    ...(after
      ? [
          sql`(replaced_at, kind, item_id, version) < (${after.at}, ${after.kind}, ${after.id}, ${after.version})`,
        ]
      : []),
  ];
  const { rows } = await sql<ChangeRow>`
    SELECT kind, item_id AS id, version, replaced_by AS by, replaced_at AS at, content, (
      SELECT later.content FROM content_versions later
      WHERE later.kind = changes.kind AND later.item_id = changes.item_id AND later.version > changes.version
      ORDER BY later.version LIMIT 1) AS next
    FROM content_versions changes
    ${conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``}
    ORDER BY replaced_at DESC, kind DESC, item_id DESC, version DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

/** A draft whose time has come, which becomes a version with the next change of its item. */
export type DueRow = Omit<ChangeRow, 'content' | 'next'>;

export async function selectDue(reader: Reader, wanted: WantedChanges): Promise<DueRow[]> {
  const { kind, operator, after, limit } = wanted;
  const { rows } = await sql<DueRow>`
    SELECT kind, item_id AS id, made_from AS version, saved_by AS by, publish_at AS at FROM content_drafts
    WHERE publish_at <= now()
      ${kind ? sql`AND kind = ${kind}` : sql``}
      ${operator ? sql`AND saved_by = ${operator}` : sql``}
      ${
        after
          ? sql`AND (publish_at, kind, item_id, made_from) < (${after.at}, ${after.kind}, ${after.id}, ${after.version})`
          : sql``
      }
    ORDER BY publish_at DESC, kind DESC, item_id DESC, made_from DESC LIMIT ${limit}`.execute(reader);
  return rows;
}
