import { declarationOf, fieldsSchema, type ContentFields, type ContentKind } from '@members/office-contract';
import type { Database, Transaction } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as drafts from './draftStore';
import { holdSeen, moveOn, type Before, type Seen } from './held';
import { missing, refused, unmade, type Kept, type Named } from './named';
import * as store from './store';
import { draftOf, fieldsOf } from './tables';
import * as versions from './versionStore';

/** All kinds of content are made, changed, ordered, archived and put back in one way. */
export function createContentChanges({ database }: { database: Database }) {
  /** Makes an item where none is named. */
  async function save(
    wanted: Partial<Named> &
      Omit<Seen, 'id'> & { kind: ContentKind; fields: ContentFields; shownFrom: string | null },
    act: Act,
  ) {
    const { kind, id, version, draft } = wanted;
    const fields = fieldsSchema(kind).parse(wanted.fields);
    const shownFrom = wanted.shownFrom === null ? null : new Date(wanted.shownFrom);
    if (id !== undefined)
      return change({ kind, id, version, draft }, async (transaction, before) => {
        const waits = shownFrom === null || (await drafts.isToCome(transaction, shownFrom));
        if (before.item.state === 'published' && waits)
          return keepDraft(transaction, { kind, id, fields, publishAt: shownFrom, before, act });
        const since = before.item.state === 'published' ? before.item.shownFrom : shownFrom;
        return replace(transaction, {
          ...{ kind, id, before, act, action: 'content changed' },
          after: { fields, shownFrom: since, archived: false },
        });
      });
    return database
      .transaction(async (transaction) => {
        const made = await store.insertItem(transaction, { kind, fields, shownFrom });
        await versions.insertVersion(transaction, {
          ...{ kind, id: made, version: 0, content: JSON.stringify(unmade(fields)) },
          ...{ replacedBy: act.operator, replacedAt: act.now },
        });
        await recordOperation(transaction, {
          ...act,
          action: 'content made',
          subject: `${kind} ${made}`,
          after: { ...fields, shownFrom },
        });
        return { id: made, version: 1, draft: null };
      })
      .catch(refused(kind));
  }

  const archive = ({ archived, ...named }: Named & { version: number; archived: boolean }, act: Act) =>
    change(named, (transaction, before) =>
      replace(transaction, {
        ...{ ...named, before, act },
        action: archived ? 'content archived' : 'content taken out of the archive',
        after: { fields: before.item.fields, archived, shownFrom: null },
        keepsDraft: true,
      }),
    );

  const restore = ({ earlier, ...named }: Named & { version: number; earlier: number }, act: Act) =>
    change(named, async (transaction, before) => {
      const kept = await versions.selectVersion(transaction, { ...named, version: earlier });
      if (kept === null) throw new Declined('missing', { what: `version ${earlier}` });
      const { fields, shownFrom, archived } = JSON.parse(kept) as Kept;
      return replace(transaction, {
        ...{ ...named, before, act, action: 'content put back' },
        after: {
          // What a kind has had added since is as it is.
          fields: { ...before.item.fields, ...fields },
          archived,
          shownFrom: shownFrom === null ? null : new Date(shownFrom),
        },
        keepsDraft: true,
      });
    });

  const discard = (seen: Seen & { draft: number | null }, act: Act) =>
    change(seen, async (transaction, { item, draft }) => {
      const { kind, id } = seen;
      if (!draft) throw new Declined('missing', { what: `draft of ${kind} ${id}` });
      await drafts.deleteDraft(transaction, seen);
      await recordOperation(transaction, {
        ...act,
        action: 'content draft discarded',
        subject: `${kind} ${id}`,
        before: { ...fieldsOf(kind, draft.content, item.fields), publishAt: draft.publishAt },
        after: item.fields,
      });
      return { id, version: item.version, draft: null };
    });

  const change = <Answer>(
    seen: Seen,
    work: (transaction: Transaction, before: Before) => Promise<Answer>,
  ): Promise<Answer> =>
    database
      .transaction(async (transaction) => work(transaction, await holdSeen(transaction, seen)))
      .catch(refused(seen.kind));

  interface Replacement extends Named {
    before: Before;
    after: Pick<store.Item, 'fields' | 'shownFrom' | 'archived'>;
    action: string;
    act: Act;
    /** The draft beside it stays, and waits for somebody to publish it where the item isn't shown any more. */
    keepsDraft?: boolean;
  }

  async function replace(transaction: Transaction, { keepsDraft = false, ...change }: Replacement) {
    const { kind, id, before, after, action, act } = change;
    const { item, draft } = before;
    await moveOn(transaction, { kind, id, before: item, after, by: act.operator, at: act.now });
    if (draft && !keepsDraft) await drafts.deleteDraft(transaction, { kind, id });
    if (draft && keepsDraft && after.shownFrom === null)
      await drafts.unscheduleDraft(transaction, { kind, id });
    await recordOperation(transaction, {
      ...act,
      action,
      subject: `${kind} ${id}`,
      before: { ...item.fields, shownFrom: item.shownFrom, archived: item.archived },
      after: { ...after.fields, shownFrom: after.shownFrom, archived: after.archived },
    });
    return {
      ...{ id, version: item.version + 1 },
      draft: draft && keepsDraft ? draft.revision : null,
    };
  }

  async function keepDraft(
    transaction: Transaction,
    kept: Named & { fields: ContentFields; publishAt: Date | null; before: Before; act: Act },
  ) {
    const { kind, id, fields, publishAt, before, act } = kept;
    const { item, draft } = before;
    const revision = (draft?.revision ?? 0) + 1;
    await refuseLostReference(transaction, { kind, fields });
    await drafts.putDraft(transaction, {
      ...{ kind, id, content: draftOf({ kind, id, fields }), publishAt, revision },
      ...{ madeFrom: item.version, savedBy: act.operator, savedAt: act.now },
    });
    const earlier = draft ? fieldsOf(kind, draft.content, item.fields) : item.fields;
    await recordOperation(transaction, {
      ...act,
      action: publishAt ? 'content change scheduled' : 'content draft saved',
      subject: `${kind} ${id}`,
      before: { ...earlier, publishAt: draft?.publishAt ?? null },
      after: { ...fields, publishAt },
    });
    return { id, version: item.version, draft: revision };
  }

  /** Sets the order of a list, or of one group of it. */
  async function order({ kind, ids }: { kind: ContentKind; ids: readonly string[] }, act: Act) {
    const { group, ordered } = declarationOf(kind);
    await database.transaction(async (transaction) => {
      const first = ordered === false ? null : await store.selectItem(transaction, { kind, id: ids[0]! });
      const items = await store.selectItems(transaction, {
        kind,
        group: first && group ? String(first.fields[group.field]) : undefined,
        limit: ids.length + 1,
      });
      const before = items.map(({ id }) => id);
      if (!first || before.toSorted().join() !== ids.toSorted().join()) throw new Declined('contentOrder');
      await store.setOrder(transaction, { kind, ids });
      await recordOperation(transaction, {
        ...act,
        action: 'content ordered',
        subject: kind,
        before: { order: before },
        after: { order: ids },
      });
    });
    return {};
  }

  return { save, discard, archive, restore, order };
}

/** A draft is no row yet, so that the database would not notice. */
async function refuseLostReference(
  transaction: Transaction,
  { kind, fields }: { kind: ContentKind; fields: ContentFields },
): Promise<void> {
  const { group } = declarationOf(kind);
  if (!group) return;
  const named = { kind: group.kind as ContentKind, id: String(fields[group.field]) };
  if (!(await store.selectItem(transaction, named))) throw missing(named);
}
