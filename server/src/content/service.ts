import {
  declarationOf,
  fieldsSchema,
  missingLanguages,
  type ContentFields,
  type ContentKind,
  type OfficeAnswer,
} from '@members/office-contract';
import type { Database, Transaction } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './store';

const pageSize = 200;
const versionsShown = 20;

interface Named {
  kind: ContentKind;
  id: string;
}
type Kept = Pick<store.Item, 'fields' | 'archived'> & { shownFrom: string | null };

/** All kinds of content for operators: one way to list, make, change, order, archive and put back. */
export function createContent({ database }: { database: Database }) {
  const { reader } = database;

  async function list(wanted: {
    kind: ContentKind;
    state?: store.ContentState | undefined;
    group?: string | undefined;
    find?: string | undefined;
    after?: string | undefined;
  }): Promise<OfficeAnswer<'content'>> {
    const [, position, id] = /^(\d+) (.+)$/.exec(wanted.after ?? '') ?? [];
    const rows = await store.selectItems(reader, {
      ...wanted,
      after: id === undefined ? undefined : { position: Number(position), id },
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      rows: page.map(({ fields, ...item }) => ({
        ...shownOf(item),
        title: titleOf(wanted.kind, fields),
        picture: pictureOf(wanted.kind, fields),
        missing: missingLanguages(wanted.kind, fields),
      })),
      next: rows.length > pageSize && last ? `${last.position} ${last.id}` : null,
    };
  }

  async function one({ kind, id }: Named): Promise<OfficeAnswer<'contentItem'>> {
    const item = await store.selectItem(reader, { kind, id });
    if (!item) throw missing({ kind, id });
    const versions = await store.selectVersions(reader, { kind, id, limit: versionsShown });
    return {
      ...shownOf(item),
      fields: item.fields,
      earlier: versions.map(({ version, content, replacedBy, replacedAt }) => {
        const { fields, shownFrom, archived } = JSON.parse(content) as Kept;
        const state = archived ? 'archived' : shownFrom === null ? 'draft' : 'published';
        return { version, state, fields, replacedBy, replacedAt: replacedAt.toISOString() } as const;
      }),
    };
  }

  /** Makes an item where none is named. */
  async function save(
    wanted: {
      kind: ContentKind;
      id?: string | undefined;
      version?: number | undefined;
      fields: ContentFields;
      shownFrom: string | null;
    },
    act: Act,
  ) {
    const { kind, id, version } = wanted;
    const fields = fieldsSchema(kind).parse(wanted.fields);
    const shownFrom = wanted.shownFrom === null ? null : new Date(wanted.shownFrom);
    if (id !== undefined)
      return replace({ kind, id, version }, act, (before) => ({
        ...{ ...before, fields, shownFrom, archived: false },
        action: 'content changed',
      }));
    return database
      .transaction(async (transaction) => {
        const made = await store.insertItem(transaction, { kind, fields, shownFrom });
        await recordOperation(transaction, {
          ...act,
          action: 'content made',
          subject: `${kind} ${made}`,
          after: { ...fields, shownFrom },
        });
        return { id: made, version: 1 };
      })
      .catch(refused(kind));
  }

  const archive = ({ archived, ...named }: Named & { version: number; archived: boolean }, act: Act) =>
    replace(named, act, (before) => ({
      ...before,
      archived,
      shownFrom: null,
      action: archived ? 'content archived' : 'content taken out of the archive',
    }));

  const restore = ({ earlier, ...named }: Named & { version: number; earlier: number }, act: Act) =>
    replace(named, act, async (_before, transaction) => {
      const kept = await store.selectVersion(transaction, { ...named, version: earlier });
      if (kept === null) throw new Declined('missing', { what: `version ${earlier}` });
      const { fields, shownFrom, archived } = JSON.parse(kept) as Kept;
      return {
        ...{ fields, archived, shownFrom: shownFrom === null ? null : new Date(shownFrom) },
        action: 'content put back',
      };
    });

  type Change = Pick<store.Item, 'fields' | 'shownFrom' | 'archived'> & { action: string };

  /** Changes an item and keeps how it was; refuses it to who has opened another version. */
  function replace(
    named: Named & { version?: number | undefined },
    act: Act,
    change: (before: store.Item, transaction: Transaction) => Change | Promise<Change>,
  ) {
    const { kind, id, version } = named;
    return database
      .transaction(async (transaction) => {
        const before = await store.selectItem(transaction, { kind, id, hold: true });
        if (!before) throw missing({ kind, id });
        if (before.version !== version) {
          const [newest] = await store.selectVersions(transaction, { kind, id, limit: 1 });
          throw new Declined('changedMeanwhile', { operator: newest?.replacedBy ?? '–' });
        }
        const { action, ...after } = await change(before, transaction);
        const { fields, shownFrom, archived } = before;
        const content = JSON.stringify({ fields, shownFrom, archived });
        const kept = { version, content, replacedBy: act.operator, replacedAt: act.now };
        await store.insertVersion(transaction, { kind, id, ...kept });
        await store.updateItem(transaction, { ...after, kind, id, version: version + 1 });
        await recordOperation(transaction, {
          ...act,
          action,
          subject: `${kind} ${id}`,
          before: { ...fields, shownFrom, archived },
          after: { ...after.fields, shownFrom: after.shownFrom, archived: after.archived },
        });
        return { id, version: version + 1 };
      })
      .catch(refused(kind));
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

  return { list, one, save, archive, restore, order };
}

const missing = ({ kind, id }: Named) => new Declined('missing', { what: `${kind} ${id}` });

const shownOf = ({ id, state, version, shownFrom }: Omit<store.Item, 'fields'>) => ({
  ...{ id, state, version },
  shownFrom: shownFrom?.toISOString() ?? null,
});

/** The English of a field that has languages, and the first of several. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return String(value[0] ?? '');
  return typeof value === 'object' && value !== null && 'en_us' in value
    ? String(value.en_us)
    : String(value ?? '');
}
const titleOf = (kind: ContentKind, fields: ContentFields) => plain(fields[declarationOf(kind).title]);
const pictureOf = (kind: ContentKind, fields: ContentFields) =>
  plain(fields[declarationOf(kind).picture ?? '']);

/** What the database refuses: a key that there is, and a reference to what there is not. */
const refused =
  (kind: ContentKind) =>
  (error: unknown): never => {
    const { code } = error as { code?: unknown };
    if (code === '23505') throw new Declined('contentTaken', { kind });
    if (code === '23503')
      throw new Declined('missing', { what: `such ${declarationOf(kind).group?.kind ?? 'item'}` });
    throw error;
  };
