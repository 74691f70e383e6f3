import type { Language } from '@members/contract';
import {
  declarationOf,
  isKey,
  isLocalised,
  isSingle,
  singleId,
  type ContentFields,
  type ContentKind,
} from '@members/office-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Transaction } from '../database';
import { seenBy, seenRows } from './seen';
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
const keyOf = (kind: ContentKind, id: string) => {
  if (isSingle(kind)) return id === singleId;
  return places[kind].key === 'id' ? Number(id) || 0 : id;
};
const keysType = (kind: ContentKind) =>
  sql.raw({ id: 'bigint[]', only_row: 'boolean[]' }[places[kind].key as 'id'] ?? 'text[]');
const ofKind = (kind: ContentKind) => places[kind].rows ?? sql`true`;

/** The rows of a kind, with what is due in the place of what it replaces. */
const rowsOf = (kind: ContentKind) =>
  sql`${seenRows(places[kind].table, 'members')} AS ${sql.table(places[kind].table)}`;

/** Settings are always shown, and count their versions each for itself in the one row of them all. */
const ownColumnsOf = (kind: ContentKind) =>
  isSingle(kind)
    ? sql`
        ${singleId}::text AS id, coalesce((versions->>${kind})::integer, 1) AS version, false AS archived,
        to_timestamp(0) AS "shownFrom", 'published' AS state, 0 AS position`
    : sql`
        ${sql.ref(places[kind].key)}::text AS id, version, archived, shown_from AS "shownFrom",
        ${stateOf} AS state, ${isOrdered(kind) ? sql`position` : sql`0`} AS position`;

const columnsOf = (kind: ContentKind) => sql`
  ${ownColumnsOf(kind)},
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
  /** All but archived ones unless told. */
  state?: ContentState | 'any' | undefined;
  group?: string | undefined;
  find?: string | undefined;
  missing?: Language | undefined;
  after?: { position: number; id: string } | undefined;
  limit: number;
}

const localisedColumns = (kind: ContentKind) =>
  columnFields(kind)
    .filter(([, type]) => isLocalised(type))
    .map(([name]) => sql.ref(columnOf(name)));

/** Whether something is said in English and not in a language; false for a kind without languages. */
const isMissing = (kind: ContentKind, language: Language) =>
  sql`(false ${sql.join(
    localisedColumns(kind).map(
      (column) =>
        sql`OR coalesce(${column}->>'en_us', '') <> '' AND coalesce(${column}->>${language}, '') = ''`,
    ),
    sql` `,
  )})`;

/** In a state, or, for drafts and what is scheduled, published with one beside it that isn't due. */
const isIn = (kind: ContentKind, state: ContentState) => {
  const { table, key } = places[kind];
  const beside = { draft: sql`publish_at IS NULL`, scheduled: sql`publish_at > now()` }[state as 'draft'];
  return beside
    ? sql`(${stateOf} = ${state} OR ${sql.ref(`${table}.${key}`)}::text IN (
        SELECT item_id FROM content_drafts WHERE kind = ${kind} AND ${beside}))`
    : sql`${stateOf} = ${state}`;
};

export async function selectItems(reader: Reader, wanted: Wanted): Promise<Item[]> {
  const { kind, state, group, find, missing, after, limit } = wanted;
  const { table, key } = places[kind];
  const { title, group: grouping } = declarationOf(kind);
  const conditions = [
    ofKind(kind),
    ...(state === 'any' ? [] : [state ? isIn(kind, state) : sql`NOT archived`]),
    ...(missing ? [isMissing(kind, missing)] : []),
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
    SELECT ${columnsOf(kind)} FROM ${rowsOf(kind)}
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${isOrdered(kind) ? sql`${sql.ref(`${table}.position`)}, ` : sql``}${sql.ref(`${table}.${key}`)}
    LIMIT ${limit}`.execute(reader);
  return rows.map((row) => itemOf(kind, row));
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

interface Named {
  kind: ContentKind;
  id: string;
}

/** Those of some items that there are, with what is due; of parcels without their steps. */
export async function selectNamed(
  reader: Reader,
  { kind, ids }: { kind: ContentKind; ids: readonly string[] },
): Promise<Item[]> {
  const keys = ids.map((id) => keyOf(kind, id));
  const { rows } = await sql<Row>`
    SELECT ${columnsOf(kind)} FROM ${rowsOf(kind)}
    WHERE ${sql.ref(places[kind].key)} = ANY(${keys}::${keysType(kind)}) AND ${ofKind(kind)}`.execute(reader);
  return rows.map((row) => itemOf(kind, row));
}

/** Holds those of some items that there are until the transaction ends. */
export async function holdNamed(
  transaction: Transaction,
  { kind, ids }: { kind: ContentKind; ids: readonly string[] },
): Promise<void> {
  const { table, key } = places[kind];
  const keys = ids.map((id) => keyOf(kind, id));
  await sql`
    SELECT FROM ${sql.table(table)}
    WHERE ${sql.ref(key)} = ANY(${keys}::${keysType(kind)})
    ORDER BY ${sql.ref(key)} FOR UPDATE`.execute(transaction);
}

/** An item with all its fields, with what is due. */
export async function selectItem(reader: Reader, named: Named): Promise<Item | null> {
  const item = await select(reader, named, rowsOf(named.kind));
  return item && withSteps(seenBy(reader, 'members'), item, named);
}

/** An item without what is due. */
export async function selectRow(reader: Reader, named: Named): Promise<Item | null> {
  const item = await select(reader, named, sql`${sql.table(places[named.kind].table)}`);
  return item && withSteps(reader, item, named);
}

/** An item without what is due, held until the transaction ends. */
export async function holdItem(transaction: Transaction, named: Named): Promise<Item | null> {
  const item = await select(transaction, named, sql`${sql.table(places[named.kind].table)}`, sql`FOR UPDATE`);
  return item && withSteps(transaction, item, named);
}

async function select(
  reader: Reader,
  { kind, id }: Named,
  ...[rows, lock = sql``]: [rows: RawBuilder<unknown>, lock?: RawBuilder<unknown>]
): Promise<Item | null> {
  const found = await sql<Row>`
    SELECT ${columnsOf(kind)} FROM ${rows}
    WHERE ${sql.ref(places[kind].key)} = ${keyOf(kind, id)} AND ${ofKind(kind)} ${lock}`.execute(reader);
  return found.rows[0] ? itemOf(kind, found.rows[0]) : null;
}

const withSteps = async (reader: Reader, item: Item, { kind, id }: Named): Promise<Item> =>
  kind === 'parcel'
    ? { ...item, fields: { ...item.fields, steps: (await readSteps(reader, [id])).get(id) ?? [] } }
    : item;

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
  if (kind === 'parcel') await writeSteps(transaction, [{ number: id, steps: fields.steps }]);
  return id;
}

/** Changes everything but the key. */
export async function updateItem(
  transaction: Transaction,
  item: Shown & { kind: ContentKind; id: string; version: number; fields: ContentFields },
): Promise<void> {
  const { kind, id, version, fields, shownFrom, archived } = item;
  const { table, key } = places[kind];
  const columns = columnFields(kind).filter(([, type]) => !isKey(type));
  const own = isSingle(kind)
    ? sql`versions = versions || jsonb_build_object(${kind}::text, ${version}::integer)`
    : sql`version = ${version}, shown_from = ${shownFrom}, archived = ${archived}`;
  await sql`
    UPDATE ${sql.table(table)}
    SET ${own},
      ${sql.join(
        columns.map(
          ([name, type]) => sql`${sql.ref(columnOf(name))} = ${sql.val(toColumn(type, fields[name]!))}`,
        ),
      )}
    WHERE ${sql.ref(key)} = ${keyOf(kind, id)}`.execute(transaction);
  if (kind === 'parcel') await writeSteps(transaction, [{ number: id, steps: fields.steps }]);
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
