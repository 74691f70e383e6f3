import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { LocalisedText } from '../database';
import type { DayOfGame, DayTotal } from '../database/tables/days';

/** A day as 2026-03-31, whatever the database's own form of dates. */
const text = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

export interface Seal {
  day: string;
  previous: string;
  transfers: number;
  orders: number;
  entries: number;
  totals: readonly DayTotal[];
  games: readonly DayOfGame[];
  digest: string;
  sha256: string;
  sealedAt: Date;
}

/** The day of the first entry, and the one that can be closed next; null for books without an entry. */
export async function selectFirstDays(
  reader: Reader,
): Promise<{ first: string | null; next: string | null }> {
  const { rows } = await sql<{ first: string | null; next: string | null }>`
    SELECT ${text('first')} AS first, ${text('next')} AS next FROM (SELECT least(
        (SELECT (created_at AT TIME ZONE 'UTC')::date FROM entries ORDER BY id LIMIT 1),
        (SELECT min(day) FROM closed_days)) AS first, next_day_to_close() AS next) AS days`.execute(reader);
  return rows[0]!;
}

/** The days of a span that are closed, with their seals, newest first. */
export async function selectClosed(
  reader: Reader,
  { from, through }: { from: string; through: string },
): Promise<{ day: string; seal: Seal | null }[]> {
  const { rows } = await sql<Seal & { closedDay: string }>`
    SELECT ${text('c.day')} AS "closedDay", ${text('s.day')} AS day, previous, transfers, orders, entries, totals, games, digest, sha256,
      sealed_at AS "sealedAt"
    FROM closed_days c LEFT JOIN day_seals s ON s.day = c.day
    WHERE c.day >= ${from}::date AND c.day <= ${through}::date ORDER BY c.day DESC`.execute(reader);
  return rows.map(({ closedDay, ...seal }) => ({ day: closedDay, seal: seal.sha256 === null ? null : seal }));
}

/** What of a day keeps it from being closed: orders without a result, and payments that came until its end. */
export async function countOpen(reader: Reader, day: string): Promise<{ orders: number; payments: number }> {
  const [from, until] = spanOf(day);
  const { rows } = await sql<{ orders: number; payments: number }>`
    SELECT (SELECT count(*) FROM orders WHERE status = 0 AND placed_at >= ${from} AND placed_at < ${until}) AS orders,
      (SELECT count(*) FROM unmatched_payments
        WHERE state IN ('open', 'returning') AND came_at < ${until}) AS payments`.execute(reader);
  return rows[0]!;
}

/** A day's first moment, and that of the next, as values: PostgreSQL then plans for its month alone. */
export function spanOf(day: string): [from: Date, until: Date] {
  const from = new Date(`${day}T00:00:00Z`);
  return [from, new Date(from.getTime() + 86_400_000)];
}

export async function closeDay(transaction: Transaction, day: string): Promise<void> {
  await sql`SELECT close_day(${day}::date)`.execute(transaction);
}

export async function sealDay(transaction: Transaction, day: string): Promise<void> {
  await sql`SELECT seal_day(${day}::date)`.execute(transaction);
}

/** What a day comes to by game, of the orders that were placed on it. */
export async function sumGames(reader: Reader, day: string): Promise<DayOfGame[]> {
  const [from, until] = spanOf(day);
  const { rows } = await sql<{ games: DayOfGame[] }>`SELECT day_games(${from}, ${until}) AS games`.execute(
    reader,
  );
  return rows[0]!.games;
}

/** What a day moved by kind. */
export async function sumKinds(reader: Reader, day: string): Promise<DayTotal[]> {
  const [from, until] = spanOf(day);
  const { rows } = await sql<{ totals: DayTotal[] }>`SELECT day_totals(${from}, ${until}) AS totals`.execute(
    reader,
  );
  return rows[0]!.totals;
}

export async function selectGameNames(
  reader: Reader,
): Promise<Map<number, { key: string; name: LocalisedText }>> {
  const rows = await reader.selectFrom('games').select(['id', 'key', 'name']).execute();
  return new Map(rows.map(({ id, ...game }) => [id, game]));
}

/** A seal with what its rows, and the rows of its day, say now. */
export interface CheckedSeal extends Pick<
  Seal,
  'day' | 'previous' | 'sha256' | 'transfers' | 'orders' | 'entries'
> {
  /** Of the seal as it stands. */
  hash: string;
  /** Whether an operator's line tells of it. */
  recorded: boolean;
}

/** Every seal in order of time. */
export async function selectSeals(reader: Reader): Promise<CheckedSeal[]> {
  const { rows } = await sql<CheckedSeal>`
    SELECT ${text('day')} AS day, previous, sha256, transfers, orders, entries, day_seal_hash(s) AS hash, EXISTS (
      SELECT FROM operator_log l WHERE l.action = 'day closed' AND l.subject = 'day ' || ${text('s.day')}
        AND l.details::jsonb ->> 'sha256' = s.sha256) AS recorded
    FROM day_seals s ORDER BY day`.execute(reader);
  return rows;
}

export interface Counts {
  transfers: number;
  orders: number;
  entries: number;
}

export async function countRows(reader: Reader, day: string): Promise<Counts> {
  const [from, until] = spanOf(day);
  const { rows } = await sql<Counts>`
    SELECT (SELECT count(*) FROM transfers WHERE created_at >= ${from} AND created_at < ${until}) AS transfers,
      (SELECT count(*) FROM orders WHERE placed_at >= ${from} AND placed_at < ${until}) AS orders,
      (SELECT count(*) FROM entries WHERE created_at >= ${from} AND created_at < ${until}) AS entries`.execute(
    reader,
  );
  return rows[0]!;
}

/** Whether the rows of a sealed day are those that were sealed; it reads all of them. */
export async function isAsSealed(reader: Reader, day: string): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    SELECT day_digest(day, columns) = digest AS same FROM day_seals WHERE day = ${day}::date`.execute(reader);
  return rows[0]?.same ?? false;
}

/** Days that were closed and not sealed, which the next press does. */
export async function selectUnsealed(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT ${text('c.day')} AS day FROM closed_days c WHERE NOT EXISTS (SELECT FROM day_seals s WHERE s.day = c.day)
    ORDER BY day`.execute(reader);
  return rows.map(({ day }) => day);
}
