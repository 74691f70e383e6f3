import { declarationOf, type ContentFields, type ContentKind } from '@members/office-contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import { columnFields, columnOf, fromColumn, places, readSteps, toColumn, writeSteps } from './tables';

export type ContentState = 'draft' | 'scheduled' | 'published' | 'archived';

export interface Item {
  id: string;
  version: number;
  state: ContentState;
  shownFrom: Date | null;
  archived: boolean;
  /** Its place in lists; 0 for a kind without an order. */
  position: number;
  fields: ContentFields;
}

type Row = Record<string, unknown> & Pick<Item, 'id' | 'version' | 'state' | 'shownFrom' | 'archived'>;

const stateOf = sql<ContentState>`
  CASE WHEN archived THEN 'archived' WHEN shown_from IS NULL THEN 'draft'
    WHEN shown_from > now() THEN 'scheduled' ELSE 'published' END`;
const isOrdered = (kind: ContentKind) => declarationOf(kind).ordered !== false;
const keyOf = (kind: ContentKind, id: string) => (places[kind].key === 'id' ? Number(id) || 0 : id);
const ofKind = (kind: ContentKind) => places[kind].rows ?? sql`true`;

const columnsOf = (kind: ContentKind) => sql`
  ${sql.ref(places[kind].key)}::text AS id, version, archived, shown_from AS "shownFrom", ${stateOf} AS state,
  ${isOrdered(kind) ? sql`position` : sql`0`} AS position,
  ${sql.join(columnFields(kind).map(([name]) => sql`${sql.ref(columnOf(name))} AS ${sql.ref(`f_${name}`)}`))}`;

const itemOf = (kind: ContentKind, row: Row): Item => ({
  id: row.id,
  version: row.version,
  state: row.state,
  shownFrom: row.shownFrom,
  archived: row.archived,
  position: row.position as number,
  fields: Object.fromEntries(
    columnFields(kind).map(([name, type]) => [name, fromColumn(type, row[`f_${name}`])]),
  ),
});

export interface Wanted {
  kind: ContentKind;
  state?: ContentState | undefined;
  group?: string | undefined;
  find?: string | undefined;
  after?: { position: number; id: string } | undefined;
  limit: number;
}

export async function selectItems(reader: Reader, wanted: Wanted): Promise<Item[]> {
  const { kind, state, group, find, after, limit } = wanted;
  const { table, key } = places[kind];
  const { title, group: grouping } = declarationOf(kind);
  const conditions = [
    ofKind(kind),
    state ? sql`${stateOf} = ${state}` : sql`NOT archived`,
    ...(group && grouping ? [sql`${sql.ref(columnOf(grouping.field))}::text = ${group}`] : []),
    ...(find
      ? [
          sql`(${sql.ref(key)}::text LIKE ${`${escaped(find)}%`}
            OR ${sql.ref(columnOf(title))}::text ILIKE ${`%${escaped(find)}%`})`,
        ]
      : []),
    ...(after
      ? [
          isOrdered(kind)
            ? sql`(position, ${sql.ref(key)}) > (${after.position}, ${keyOf(kind, after.id)})`
            : sql`${sql.ref(key)} > ${keyOf(kind, after.id)}`,
        ]
      : []),
  ];
  const { rows } = await sql<Row>`
    SELECT ${columnsOf(kind)} FROM ${sql.table(table)}
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${isOrdered(kind) ? sql`${sql.ref(`${table}.position`)}, ` : sql``}${sql.ref(`${table}.${key}`)}
    LIMIT ${limit}`.execute(reader);
  return rows.map((row) => itemOf(kind, row));
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** An item with all its fields; `hold` keeps others from changing it until the transaction ends. */
export async function selectItem(
  reader: Reader,
  { kind, id, hold = false }: { kind: ContentKind; id: string; hold?: boolean },
): Promise<Item | null> {
  const { table, key } = places[kind];
  const { rows } = await sql<Row>`
    SELECT ${columnsOf(kind)} FROM ${sql.table(table)}
    WHERE ${sql.ref(key)} = ${keyOf(kind, id)} AND ${ofKind(kind)} ${hold ? sql`FOR UPDATE` : sql``}
  `.execute(reader);
  if (!rows[0]) return null;
  const item = itemOf(kind, rows[0]);
  return kind === 'parcel'
    ? { ...item, fields: { ...item.fields, steps: (await readSteps(reader, id))! } }
    : item;
}

type Shown = Pick<Item, 'shownFrom' | 'archived'>;

/** Answers the number or key of the new item, which is the last of its kind. */
export async function insertItem(
  transaction: Transaction,
  { kind, fields, shownFrom }: { kind: ContentKind; fields: ContentFields; shownFrom: Date | null },
): Promise<string> {
  const { table, key } = places[kind];
  const columns = columnFields(kind);
  const last = sql`(SELECT coalesce(max(position), -1) + 1 FROM ${sql.table(table)})`;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO ${sql.table(table)}
      (${sql.join(columns.map(([name]) => sql.ref(columnOf(name))))}, shown_from
        ${isOrdered(kind) ? sql`, position` : sql``})
    VALUES (${sql.join(columns.map(([name, type]) => sql.val(toColumn(type, fields[name]!))))}, ${shownFrom}
        ${isOrdered(kind) ? sql`, ${last}` : sql``})
    RETURNING ${sql.ref(key)}::text AS id`.execute(transaction);
  const { id } = rows[0]!;
  if (kind === 'parcel') await writeSteps(transaction, { number: id, steps: fields.steps });
  return id;
}

/** Changes everything but the key. */
export async function updateItem(
  transaction: Transaction,
  item: Shown & { kind: ContentKind; id: string; version: number; fields: ContentFields },
): Promise<void> {
  const { kind, id, version, fields, shownFrom, archived } = item;
  const { table, key } = places[kind];
  const columns = columnFields(kind).filter(([, type]) => type !== 'key');
  await sql`
    UPDATE ${sql.table(table)}
    SET version = ${version}, shown_from = ${shownFrom}, archived = ${archived},
      ${sql.join(
        columns.map(
          ([name, type]) => sql`${sql.ref(columnOf(name))} = ${sql.val(toColumn(type, fields[name]!))}`,
        ),
      )}
    WHERE ${sql.ref(key)} = ${keyOf(kind, id)}`.execute(transaction);
  if (kind === 'parcel') await writeSteps(transaction, { number: id, steps: fields.steps });
}

export async function setOrder(
  transaction: Transaction,
  { kind, ids }: { kind: ContentKind; ids: readonly string[] },
): Promise<void> {
  const { table, key } = places[kind];
  await sql`
    UPDATE ${sql.table(table)} AS items SET position = wanted.place - 1
    FROM unnest(${[...ids]}::text[]) WITH ORDINALITY AS wanted (id, place)
    WHERE items.${sql.ref(key)}::text = wanted.id`.execute(transaction);
}

export interface Version {
  version: number;
  content: string;
  replacedBy: string;
  replacedAt: Date;
}

export async function selectVersions(
  reader: Reader,
  { kind, id, limit }: { kind: ContentKind; id: string; limit: number },
): Promise<Version[]> {
  return reader
    .selectFrom('content_versions')
    .select(['version', 'content', 'replaced_by as replacedBy', 'replaced_at as replacedAt'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export async function selectVersion(
  reader: Reader,
  { kind, id, version }: { kind: ContentKind; id: string; version: number },
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

export async function insertVersion(
  transaction: Transaction,
  { kind, id, ...version }: Version & { kind: ContentKind; id: string },
): Promise<void> {
  await transaction
    .insertInto('content_versions')
    .values({
      ...{ kind, item_id: id, version: version.version, content: version.content },
      ...{ replaced_by: version.replacedBy, replaced_at: version.replacedAt },
    })
    .execute();
}
