import { isSingle, type ContentFields, type ContentKind, type OfficeAnswer } from '@members/office-contract';
import type { Database, Reader } from '../database';
import { selectChanges, selectDue, type ChangePlace, type ChangeRow, type DueRow } from './changeStore';
import { selectDrafts } from './draftStore';
import { keptState, type Kept } from './named';
import { titleOf } from './reads';
import { withAllSteps } from './stepStore';
import * as store from './store';

const pageSize = 30;

type Change = OfficeAnswer<'contentChanges'>['rows'][number];
type Side = Pick<store.Item, 'fields' | 'state'>;

/** What has become of all content, newest first. */
export function createContentHistory({ database: { reader } }: { database: Database }) {
  return async function history(wanted: {
    kind?: ContentKind | undefined;
    operator?: string | undefined;
    after?: string | undefined;
  }): Promise<OfficeAnswer<'contentChanges'>> {
    const asked = { ...wanted, after: placeOf(wanted.after), limit: pageSize + 1 };
    const [changes, due] = await Promise.all([selectChanges(reader, asked), selectDue(reader, asked)]);
    const all = [...changes, ...due].toSorted((one, other) => other.at.getTime() - one.at.getTime());
    const page = all.slice(0, pageSize);
    const items = await itemsOf(reader, page);
    const last = page.at(-1);
    return {
      rows: page.flatMap((change) => {
        const item = items.get(`${change.kind} ${change.id}`);
        return item ? [changeShown(change, item)] : [];
      }),
      next: all.length > pageSize && last ? textOf(last) : null,
    };
  };
}

/** An item as members see it, and without what is due. */
interface Both {
  now: store.Item;
  row: Side;
}

function changeShown(change: ChangeRow | DueRow, { now, row }: Both): Change {
  const { kind, id, by, at } = change;
  const isDue = !('content' in change);
  const before = isDue ? row : sideOf(change.content, at);
  const after = isDue ? now : change.next === null ? row : sideOf(change.next, at);
  const isMade = change.version === 0;
  return {
    ...{ kind, id, by, at: at.toISOString(), version: now.version },
    title: isSingle(kind) ? '' : titleOf(kind, after.fields),
    earlier: isDue ? now.version - 1 : change.version,
    before: isMade ? null : before.state,
    after: after.state,
    fields: isMade ? [] : differences(before.fields, after.fields),
  };
}

function sideOf(content: string, at: Date): Side {
  const kept = JSON.parse(content) as Kept;
  return { fields: kept.fields, state: keptState(kept, at) };
}

const differences = (before: ContentFields, after: ContentFields): Change['fields'] =>
  Object.keys(after)
    // What a kind has had added since was not there to change.
    .filter((name) => name in before && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }));

/** The items that changes are of, by kind and number. */
async function itemsOf(reader: Reader, changes: readonly DueRow[]): Promise<Map<string, Both>> {
  const found = new Map<string, Both>();
  for (const kind of new Set(changes.map((change) => change.kind))) {
    const ids = [...new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id))];
    const items = await store.selectNamed(reader, { kind, ids });
    for (const item of await withAllSteps(reader, { kind, items }))
      found.set(`${kind} ${item.id}`, { now: item, row: item });
    for (const [id, draft] of await selectDrafts(reader, { kind, ids })) {
      const row = draft.due && (await store.selectRow(reader, { kind, id }));
      if (row) found.set(`${kind} ${id}`, { ...found.get(`${kind} ${id}`)!, row });
    }
  }
  return found;
}

const textOf = ({ at, kind, id, version }: ChangePlace) => `${at.toISOString()} ${kind} ${version} ${id}`;

function placeOf(after: string | undefined): ChangePlace | undefined {
  const [, at, kind, version, id] = /^(\S+) (\S+) (\d+) (.+)$/.exec(after ?? '') ?? [];
  if (id === undefined || Number.isNaN(Date.parse(at!))) return undefined;
  return { at: new Date(at!), kind: kind!, id, version: Number(version) };
}
