import type { ContentKind } from '@members/office-contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

interface Named {
  kind: ContentKind;
  id: string;
}

/** How an item was until somebody replaced it. */
export interface Version {
  /** 0 is from before it was made. */
  version: number;
  content: string;
  replacedBy: string;
  replacedAt: Date;
}

export async function selectVersions(
  reader: Reader,
  { kind, id, limit }: Named & { limit: number },
): Promise<Version[]> {
  return reader
    .selectFrom('content_versions')
    .select(['version', 'content', 'replaced_by as replacedBy', 'replaced_at as replacedAt'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('version', '>', 0)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export async function selectVersion(
  reader: Reader,
  { kind, id, version }: Named & { version: number },
): Promise<string | null> {
  const row = await reader
    .selectFrom('content_versions')
    .select('content')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Who changed each of several items last, and when; items that are as they were made are not among them. */
export async function selectLastChanges(
  reader: Reader,
  { kind, ids }: { kind: ContentKind; ids: readonly string[] },
): Promise<Map<string, { by: string; at: Date }>> {
  const { rows } = await sql<{ id: string; by: string; at: Date }>`
    SELECT DISTINCT ON (item_id) item_id AS id, replaced_by AS by, replaced_at AS at FROM content_versions
    WHERE kind = ${kind} AND item_id = ANY(${[...ids]}::text[]) AND version > 0 ORDER BY item_id, version DESC`.execute(
    reader,
  );
  return new Map(rows.map(({ id, by, at }) => [id, { by, at }]));
}

export async function insertVersion(
  transaction: Transaction,
  { kind, id, version, content, replacedBy, replacedAt }: Version & Named,
): Promise<void> {
  await transaction
    .insertInto('content_versions')
    .values({
      ...{ kind, item_id: id, version, content },
      ...{ replaced_by: replacedBy, replaced_at: replacedAt },
    })
    .execute();
}
