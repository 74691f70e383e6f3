import type { Transaction } from '../database';
import { Declined } from '../office';
import * as drafts from './draftStore';
import { missing, type Named } from './named';
import * as store from './store';
import { fieldsOf } from './tables';
import * as versions from './versionStore';

/** What an operator has seen of an item; who says nothing of a draft has none in mind. */
export type Seen = Named & { version?: number | undefined; draft?: number | null | undefined };

/** An item that is held until the transaction ends. */
export interface Before {
  item: store.Item;
  /** One that isn't due. */
  draft: drafts.Draft | null;
}

/** Holds an item for a change; refuses it to who has opened another version of it or of its draft. */
export async function holdSeen(transaction: Transaction, seen: Seen): Promise<Before> {
  const before = await hold(transaction, seen);
  const { item, draft } = before;
  if (
    item.version !== seen.version ||
    (seen.draft !== undefined && (draft?.revision ?? null) !== seen.draft)
  ) {
    const [newest] = await versions.selectVersions(transaction, { ...seen, limit: 1 });
    throw new Declined('changedMeanwhile', { operator: draft?.savedBy ?? newest?.replacedBy ?? '–' });
  }
  return before;
}

/** Holds an item. What was due takes its place for good before anything else happens to it. */
export async function hold(transaction: Transaction, named: Named): Promise<Before> {
  const row = await store.holdItem(transaction, named);
  if (!row) throw missing(named);
  const draft = await drafts.selectDraft(transaction, named);
  if (!draft?.due) return { item: row, draft };
  const fields = fieldsOf(named.kind, draft.content, row.fields);
  const made = { by: draft.savedBy, at: draft.publishAt! };
  await moveOn(transaction, { ...named, before: row, after: { ...row, fields }, ...made });
  await drafts.deleteDraft(transaction, named);
  return { item: { ...row, fields, version: row.version + 1 }, draft: null };
}

interface Move extends Named {
  before: store.Item;
  after: Pick<store.Item, 'fields' | 'shownFrom' | 'archived'>;
  by: string;
  at: Date;
}

/** Changes a row and keeps how it was. */
export async function moveOn(transaction: Transaction, move: Move): Promise<void> {
  const { kind, id, before, after, by, at } = move;
  const { fields, shownFrom, archived, version } = before;
  const content = JSON.stringify({ fields, shownFrom, archived });
  await versions.insertVersion(transaction, { kind, id, version, content, replacedBy: by, replacedAt: at });
  await store.updateItem(transaction, {
    ...{ kind, id, version: version + 1 },
    ...{ fields: after.fields, shownFrom: after.shownFrom, archived: after.archived },
  });
}
