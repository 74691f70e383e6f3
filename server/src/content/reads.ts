import type { Language } from '@members/contract';
import {
  declarationOf,
  missingLanguages,
  singleId,
  singleKindNames,
  type ContentFields,
  type ContentKind,
  type OfficeAnswer,
} from '@members/office-contract';
import type { Database } from '../database';
import * as drafts from './draftStore';
import { keptState, missing, type Kept, type Named } from './named';
import * as store from './store';
import { fieldsOf } from './tables';
import * as versions from './versionStore';

const pageSize = 200;
const versionsShown = 20;
/** After so long without a word an operator no longer has an item open. */
const openMs = 30_000;

/** What operators see of content: lists, an item with its draft and earlier versions, and who else has it open. */
export function createContentReads({ database }: { database: Database }) {
  const { reader } = database;

  async function list(wanted: {
    kind: ContentKind;
    state?: store.ContentState | undefined;
    group?: string | undefined;
    find?: string | undefined;
    missing?: Language | undefined;
    after?: string | undefined;
  }): Promise<OfficeAnswer<'content'>> {
    const { kind } = wanted;
    const [, position, id] = /^(\d+) (.+)$/.exec(wanted.after ?? '') ?? [];
    const rows = await store.selectItems(reader, {
      ...wanted,
      after: id === undefined ? undefined : { position: Number(position), id },
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const changeOf = await changesOf(
      kind,
      page.map((item) => item.id),
    );
    const last = page.at(-1);
    return {
      rows: page.map(({ fields, ...item }) => ({
        ...shownOf(item),
        title: titleOf(kind, fields),
        picture: pictureOf(kind, fields),
        missing: missingLanguages(kind, fields),
        ...changeOf(item.id),
      })),
      next: rows.length > pageSize && last ? `${last.position} ${last.id}` : null,
    };
  }

  /** Of items: the draft beside it that isn't due, and who changed it last. */
  async function changesOf(kind: ContentKind, ids: readonly string[]) {
    const [beside, changes] = await Promise.all([
      drafts.selectDrafts(reader, { kind, ids }),
      versions.selectLastChanges(reader, { kind, ids }),
    ]);
    return (id: string) => {
      const draft = beside.get(id);
      const change = draft?.due ? { by: draft.savedBy, at: draft.publishAt! } : changes.get(id);
      return {
        draft: draft && !draft.due ? besideOf(draft) : null,
        changed: change ? { by: change.by, at: change.at.toISOString() } : null,
      };
    };
  }

  /** What there is once. */
  async function settings(): Promise<OfficeAnswer<'contentSettings'>> {
    const all = singleKindNames.map(async (kind) => {
      const [item, changeOf] = await Promise.all([
        store.selectItem(reader, { kind, id: singleId }),
        changesOf(kind, [singleId]),
      ]);
      if (!item) throw missing({ kind, id: singleId });
      return { kind, missing: missingLanguages(kind, item.fields), ...changeOf(singleId) };
    });
    return { settings: await Promise.all(all) };
  }

  async function one(named: Named): Promise<OfficeAnswer<'contentItem'>> {
    const [item, draft, kept] = await Promise.all([
      store.selectItem(reader, named),
      drafts.selectDraft(reader, named),
      versions.selectVersions(reader, { ...named, limit: versionsShown }),
    ]);
    if (!item) throw missing(named);
    const replaced = draft?.due ? await replacedBy(draft, named) : [];
    return {
      ...shownOf(item),
      fields: item.fields,
      draft: draft && !draft.due ? draftShown(named.kind, draft, item.fields) : null,
      earlier: [...replaced, ...kept.map(versionShown)],
    };
  }

  /** What a draft that is due has replaced, which becomes an earlier version with the next change. */
  async function replacedBy({ savedBy, publishAt }: drafts.Draft, named: Named) {
    const row = await store.selectRow(reader, named);
    if (!row) return [];
    const { version, fields } = row;
    return [
      {
        version,
        state: 'published',
        fields,
        replacedBy: savedBy,
        replacedAt: publishAt!.toISOString(),
      } as const,
    ];
  }

  /** Who else has an item open, and what it is by now. Asking puts on record that the asker has it open. */
  function open(opened: Named & { operator: string; typing: boolean; now: Date }) {
    return database.transaction(async (transaction): Promise<OfficeAnswer<'contentOpen'>> => {
      const item = await store.selectItem(transaction, opened);
      if (!item) throw missing(opened);
      const since = new Date(opened.now.getTime() - openMs);
      const [others, draft, [newest]] = [
        await drafts.openItem(transaction, { ...opened, since }),
        await drafts.selectDraft(transaction, opened),
        await versions.selectVersions(transaction, { ...opened, limit: 1 }),
      ];
      return {
        others,
        version: item.version,
        draft: draft && !draft.due ? draft.revision : null,
        changedBy: draft?.savedBy ?? newest?.replacedBy ?? '',
      };
    });
  }

  return { list, settings, one, open };
}

const shownOf = ({ id, state, version, shownFrom }: Omit<store.Item, 'fields'>) => ({
  ...{ id, state, version },
  shownFrom: shownFrom?.toISOString() ?? null,
});

function versionShown({ version, content, replacedBy, replacedAt }: versions.Version) {
  const kept = JSON.parse(content) as Kept;
  const state = keptState(kept, replacedAt);
  return { version, state, fields: kept.fields, replacedBy, replacedAt: replacedAt.toISOString() };
}

const besideOf = ({ savedBy, savedAt, publishAt }: drafts.Draft) => ({
  ...{ by: savedBy, at: savedAt.toISOString() },
  publishAt: publishAt?.toISOString() ?? null,
});

const draftShown = (kind: ContentKind, draft: drafts.Draft, without: ContentFields) => ({
  ...{ revision: draft.revision, version: draft.madeFrom, savedBy: draft.savedBy },
  fields: fieldsOf(kind, draft.content, without),
  publishAt: draft.publishAt?.toISOString() ?? null,
  savedAt: draft.savedAt.toISOString(),
});

/** The English of a field that has languages, and the first of several. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return String(value[0] ?? '');
  return typeof value === 'object' && value !== null && 'en_us' in value
    ? String(value.en_us)
    : String(value ?? '');
}
export const titleOf = (kind: ContentKind, fields: ContentFields) => plain(fields[declarationOf(kind).title]);
const pictureOf = (kind: ContentKind, fields: ContentFields) =>
  plain(fields[declarationOf(kind).picture ?? '']);
