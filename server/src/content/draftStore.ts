import type { ContentKind } from '@members/office-contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

interface Named {
  kind: ContentKind;
  id: string;
}

/** What is to take the place of what is published. */
export interface Draft {
  /** Columns of its row. */
  content: Record<string, unknown>;
  publishAt: Date | null;
  /** The version of the row that it was made from. */
  madeFrom: number;
  revision: number;
  savedBy: string;
  savedAt: Date;
  /** Whether its time has come, so that members see it already. */
  due: boolean;
}

const columns = [
  'content',
  'publish_at as publishAt',
  'made_from as madeFrom',
  'revision',
  'saved_by as savedBy',
  'saved_at as savedAt',
  sql<boolean>`coalesce(publish_at <= now(), false)`.as('due'),
] as const;

export async function selectDraft(reader: Reader, { kind, id }: Named): Promise<Draft | null> {
  const row = await reader
    .selectFrom('content_drafts')
    .select(columns)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function selectDrafts(
  reader: Reader,
  { kind, ids }: { kind: ContentKind; ids: readonly string[] },
): Promise<Map<string, Draft>> {
  const rows = await reader
    .selectFrom('content_drafts')
    .select([...columns, 'item_id as id'])
    .where('kind', '=', kind)
    .where('item_id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, ...draft }) => [id, draft]));
}

/** Keeps a draft in the place of the one that there is. */
export async function putDraft(
  transaction: Transaction,
  { kind, id, content, ...draft }: Named & Omit<Draft, 'due'>,
): Promise<void> {
  const row = {
    ...{ content: JSON.stringify(content), publish_at: draft.publishAt, made_from: draft.madeFrom },
    ...{ revision: draft.revision, saved_by: draft.savedBy, saved_at: draft.savedAt },
  };
  await transaction
    .insertInto('content_drafts')
    .values({ kind, item_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(row))
    .execute();
}

export async function deleteDraft(transaction: Transaction, { kind, id }: Named): Promise<void> {
  await transaction.deleteFrom('content_drafts').where('kind', '=', kind).where('item_id', '=', id).execute();
}

/** What was to be published at a time waits for somebody who publishes it. */
export async function unscheduleDraft(transaction: Transaction, { kind, id }: Named): Promise<void> {
  await transaction
    .updateTable('content_drafts')
    .set({ publish_at: null })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute();
}

/** Whether a time is still to come, by the clock of the database as members' reads go by it. */
export async function isToCome(reader: Reader, time: Date): Promise<boolean> {
  const { rows } = await sql<{ toCome: boolean }>`
    SELECT ${time}::timestamptz > now() AS "toCome"`.execute(reader);
  return rows[0]!.toCome;
}

export interface Opening {
  operator: string;
  typing: boolean;
}

/** Puts on record that an operator has an item open, and answers who else has it open since `since`. */
export async function openItem(
  transaction: Transaction,
  opened: Named & Opening & { now: Date; since: Date },
): Promise<Opening[]> {
  const { kind, id, operator, typing, now, since } = opened;
  await transaction
    .insertInto('content_openings')
    .values({ kind, item_id: id, operator, typing, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id', 'operator']).doUpdateSet({ typing, seen_at: now }),
    )
    .execute();
  await transaction.deleteFrom('content_openings').where('seen_at', '<', since).execute();
  return transaction
    .selectFrom('content_openings')
    .select(['operator', 'typing'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('operator', '<>', operator)
    .orderBy('operator')
    .execute();
}
