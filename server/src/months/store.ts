import { sql } from 'kysely';
import type { Database, Reader, Transaction } from '../database';

/** Makes the months that begin soon. Answers false where others kept it from that; it is tried again the next day. */
export async function prepareMonths(database: Pick<Database, 'statement'>): Promise<boolean> {
  const [answer] = await database.statement(sql<{ prepared: boolean }>`SELECT prepare_months() AS prepared`);
  return answer!.prepared;
}

export interface MonthRow {
  name: string;
  startsAt: Date | null;
  endsAt: Date;
  closedAt: Date | null;
  /** The tablespace that it lies in; null for that of the database. */
  space: string | null;
  seal: Seal | null;
}

export interface Seal {
  transfers: number;
  orders: number;
  entries: number;
  sha256: string;
}

/** Every month with its seal, in order of time. */
export async function selectMonths(reader: Reader): Promise<MonthRow[]> {
  const rows = await reader
    .selectFrom('months')
    .leftJoin('month_seals', 'month_seals.month', 'months.name')
    .select([
      'name',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'closed_at as closedAt',
      sql<string | null>`(SELECT spcname FROM pg_class c JOIN pg_tablespace s ON s.oid = c.reltablespace
        WHERE c.oid = to_regclass('orders_' || name))`.as('space'),
      'transfers',
      'orders',
      'entries',
      'sha256',
    ])
    .orderBy('ends_at')
    .execute();
  return rows.map(({ transfers, orders, entries, sha256, ...month }) => ({
    ...month,
    seal: sha256 === null ? null : { transfers: transfers!, orders: orders!, entries: entries!, sha256 },
  }));
}

export async function closeMonth(transaction: Transaction, month: string): Promise<void> {
  await sql`SELECT close_month(${month})`.execute(transaction);
}

export async function sealMonth(transaction: Transaction, month: string): Promise<void> {
  await sql`SELECT seal_month(${month})`.execute(transaction);
}

/** Puts a sealed month into another tablespace. */
export async function moveMonth(
  transaction: Transaction,
  { month, space }: { month: string; space: string },
): Promise<void> {
  await sql`SELECT move_month(${month}, ${space})`.execute(transaction);
}

type Span = Pick<MonthRow, 'startsAt' | 'endsAt'>;

/** How many rows are dated within a month. */
export async function countRows(
  reader: Reader,
  { startsAt, endsAt }: Span,
): Promise<{ orders: number; entries: number }> {
  const from = startsAt ?? sql`'-infinity'`;
  const { rows } = await sql<{ orders: number; entries: number }>`
    SELECT (SELECT count(*) FROM orders WHERE placed_at >= ${from} AND placed_at < ${endsAt}) AS orders,
      (SELECT count(*) FROM entries WHERE created_at >= ${from} AND created_at < ${endsAt}) AS entries`.execute(
    reader,
  );
  return rows[0]!;
}

/** The hash over the rows of a sealed month as they are now, in hexadecimal. It reads all of them. */
export async function digestOf(reader: Reader, month: string): Promise<string> {
  const { rows } = await sql<{ sha256: string }>`
    SELECT month_digest(month, columns) AS sha256 FROM month_seals WHERE month = ${month}`.execute(reader);
  return rows[0]!.sha256;
}

/** The months whose seal an operator's line tells. */
export async function selectRecordedSeals(reader: Reader): Promise<Set<string>> {
  const { rows } = await sql<{ month: string }>`
    SELECT month FROM month_seals s WHERE EXISTS (
      SELECT FROM operator_log l WHERE l.action = 'month sealed' AND l.subject = 'month ' || s.month
        AND l.details::jsonb ->> 'sha256' = s.sha256)`.execute(reader);
  return new Set(rows.map(({ month }) => month));
}

/** How many orders and entries are dated after the last month. */
export async function countBeyondMonths(reader: Reader): Promise<{ orders: number; entries: number }> {
  const { rows: months } = await sql<{ end: Date }>`SELECT max(ends_at) AS end FROM months`.execute(reader);
  const { rows } = await sql<{ orders: number; entries: number }>`
    SELECT (SELECT count(*) FROM orders WHERE placed_at >= ${months[0]!.end}) AS orders,
      (SELECT count(*) FROM entries WHERE created_at >= ${months[0]!.end}) AS entries`.execute(reader);
  return rows[0]!;
}
