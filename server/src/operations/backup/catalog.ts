import type { ClientBase } from 'pg';

export interface Table {
  name: string;
  /** Those that hold data of their own; generated ones follow from them. */
  columns: string[];
  /** A condition on its rows; all of them without. */
  rows?: string;
}

/** Tables of the schema, each after those that its foreign keys point to. What the migrator keeps is not among them. */
export async function selectTables(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT relispartition AND c.relname NOT LIKE 'kysely_%'
    GROUP BY c.relname ORDER BY c.relname`);
  const { rows: keys } = await client.query<{ from: string; to: string }>(`
    SELECT f.relname AS "from", t.relname AS "to" FROM pg_constraint k
    JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conrelid <> k.confrelid`);
  const ordered: Table[] = [];
  const placed = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !placed.has(name) && keys.every(({ from, to }) => from !== name || placed.has(to)),
    );
    if (next.length === 0) throw new Error('Foreign keys go in a circle: there is no order of tables.');
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}

/** Where the months of orders and entries begin and end: partitions are not in their rows. */
export async function selectMonthSpan(client: ClientBase): Promise<{ firstEnds: string; lastEnds: string }> {
  const { rows } = await client.query<{ first: Date; last: Date }>(
    'SELECT min(ends_at) AS first, max(ends_at) AS last FROM months',
  );
  return { firstEnds: rows[0]!.first.toISOString(), lastEnds: rows[0]!.last.toISOString() };
}

export interface SealedMonth {
  month: string;
  sha256: string;
  /** Of transfers, orders and entries. */
  rowCount: number;
  startsAt: Date | null;
  endsAt: Date;
}

/** Months whose rows stay what they are, in order of time. */
export async function selectSealedMonths(client: ClientBase): Promise<SealedMonth[]> {
  const { rows } = await client.query<SealedMonth & { rowCount: string }>(`
    SELECT month, sha256, transfers + orders + entries AS "rowCount", starts_at AS "startsAt", ends_at AS "endsAt"
    FROM month_seals JOIN months ON name = month ORDER BY ends_at`);
  return rows.map((row) => ({ ...row, rowCount: Number(row.rowCount) }));
}

/** The column that says which month a row is of. */
export const timesOfMonths: Readonly<Record<string, string>> = {
  transfers: 'created_at',
  orders: 'placed_at',
  entries: 'created_at',
};

export async function selectSequences(client: ClientBase) {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`);
  const sequences: { name: string; last: string; called: boolean }[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM ${client.escapeIdentifier(name)}`,
    );
    sequences.push({ name, ...state[0]! });
  }
  return sequences;
}

/** Whether the database holds nothing: no table, view, sequence or function of anybody. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(`
    SELECT NOT EXISTS (
      SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
    ) AND NOT EXISTS (SELECT FROM pg_proc WHERE pronamespace = 'public'::regnamespace) AS empty`);
  return rows[0]!.empty;
}
