import { declarationOf, type ContentKind } from '@members/office-contract';
import { sql } from 'kysely';
import type { Transaction } from '../database';
import type { Item } from './store';
import { columnFields, columnOf, places, rowOf, writeSteps } from './tables';

type Written = Pick<Item, 'fields' | 'shownFrom' | 'archived'>;
export type Changed = Written & Pick<Item, 'id' | 'version'>;

const columnsOf = (kind: ContentKind) => columnFields(kind).map(([name]) => columnOf(name));

const shownOf = ({ shownFrom, archived }: Written) => ({
  shown_from: shownFrom?.toISOString() ?? null,
  archived,
});

/** Rows of a table out of JSON, by the types of its columns. */
const recordsOf = (table: string, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;

/** Changes items, but for their keys, by one statement. */
export async function updateItems(
  transaction: Transaction,
  { kind, items }: { kind: ContentKind; items: readonly Changed[] },
): Promise<void> {
  const { table, key } = places[kind];
  const rows = items.map(({ id, version, ...item }) => ({
    ...rowOf(kind, item.fields),
    ...shownOf(item),
    ...{ version, [key]: key === 'id' ? Number(id) : id },
  }));
  const columns = [...columnsOf(kind), 'version', 'shown_from', 'archived'].filter(
    (column) => column !== key,
  );
  await sql`
    UPDATE ${sql.table(table)} AS item
    SET ${sql.join(columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`))}
    FROM ${recordsOf(table, rows)} AS changed WHERE item.${sql.ref(key)} = changed.${sql.ref(key)}
  `.execute(transaction);
  if (kind === 'parcel')
    await writeSteps(
      transaction,
      items.map(({ id, fields }) => ({ number: id, steps: fields.steps })),
    );
}

/** Makes items at the end of their list, in their order, by one statement. Answers their numbers or keys, in that order. */
export async function insertItems(
  transaction: Transaction,
  { kind, items }: { kind: ContentKind; items: readonly Written[] },
): Promise<string[]> {
  const { table, key } = places[kind];
  const rows = items.map((item) => ({ ...rowOf(kind, item.fields), ...shownOf(item) }));
  const columns = [...columnsOf(kind), 'shown_from', 'archived'];
  const ordered = declarationOf(kind).ordered !== false;
  const place = sql`
    (SELECT coalesce(max(position), -1) FROM ${sql.table(table)})::integer + made.ordinality::integer`;
  const { rows: made } = await sql<{ id: string }>`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}
      ${ordered ? sql`, position` : sql``})
    SELECT ${sql.join(columns.map((column) => sql.ref(`made.${column}`)))} ${ordered ? sql`, ${place}` : sql``}
    FROM ${recordsOf(table, rows)} WITH ORDINALITY AS made ORDER BY made.ordinality
    RETURNING ${sql.ref(key)}::text AS id`.execute(transaction);
  if (kind === 'parcel')
    await writeSteps(
      transaction,
      items.map(({ fields }) => ({ number: String(fields.number), steps: fields.steps })),
    );
  return made.map(({ id }) => id);
}

/** Keeps how items were before a file changed them. */
export async function insertVersions(
  transaction: Transaction,
  { kind, items, by, at }: { kind: ContentKind; items: readonly Changed[]; by: string; at: Date },
): Promise<void> {
  const rows = items.map(({ id, version, fields, shownFrom, archived }) => ({
    ...{ kind, item_id: id, version, content: JSON.stringify({ fields, shownFrom, archived }) },
    ...{ replaced_by: by, replaced_at: at.toISOString() },
  }));
  await sql`
    INSERT INTO content_versions SELECT * FROM ${recordsOf('content_versions', rows)}`.execute(transaction);
}
