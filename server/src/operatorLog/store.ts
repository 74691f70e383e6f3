import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface LogLine {
  id: number;
  operator: string;
  action: string;
  subject: string;
  details: string;
  at: Date;
}

export interface ChainedLine extends LogLine {
  previousHash: Buffer;
  hash: Buffer;
  /** HMAC-SHA-256 of the hash; empty in lines from before there were MACs. */
  mac: Buffer;
}

/** Any number: those who add lines wait for each other by it. */
const logLock = 5_170_041;

/**
 * Until the transaction ends nobody else can add a line: it is taken as the last lock of a transaction. A lock of the
 * table would ask for a right to change it.
 */
export async function lockLog(transaction: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${logLock})`.execute(transaction);
}

export async function selectLastLine(reader: Reader): Promise<{ id: number; hash: Buffer } | null> {
  const row = await reader
    .selectFrom('operator_log')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a line tells of an action on a subject, at a moment where one is given. */
export async function hasOperation(
  reader: Reader,
  { action, subject, at }: Pick<LogLine, 'action' | 'subject'> & { at?: Date },
): Promise<boolean> {
  const rows = reader
    .selectFrom('operator_log')
    .select('id')
    .where('action', '=', action)
    .where('subject', '=', subject);
  const row = await (at ? rows.where('at', '=', at) : rows).executeTakeFirst();
  return row !== undefined;
}

/** The first line that has a MAC. */
export async function selectFirstSigned(reader: Reader): Promise<Pick<ChainedLine, 'hash' | 'mac'> | null> {
  const row = await reader
    .selectFrom('operator_log')
    .select(['hash', 'mac'])
    .where(sql<boolean>`mac <> ''`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertLine(transaction: Transaction, line: ChainedLine): Promise<void> {
  const { previousHash: previous_hash, ...rest } = line;
  await transaction
    .insertInto('operator_log')
    .values({ ...rest, previous_hash })
    .execute();
}

/** The lines after an id, oldest first. */
export function selectLines(
  reader: Reader,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<ChainedLine[]> {
  return reader
    .selectFrom('operator_log')
    .select([
      'id',
      'operator',
      'action',
      'subject',
      'details',
      'at',
      'previous_hash as previousHash',
      'hash',
      'mac',
    ])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Lines about one subject, oldest first. */
export function selectLinesOn(reader: Reader, subject: string): Promise<LogLine[]> {
  return reader
    .selectFrom('operator_log')
    .select(['id', 'operator', 'action', 'subject', 'details', 'at'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
}

export interface LogFilter {
  operator?: string | undefined;
  /** The action. */
  kind?: string | undefined;
  memberId?: number | undefined;
  /** A day in UTC, as 2026-03-31. */
  day?: string | undefined;
  /** The last line of the page before. */
  before?: number | undefined;
  limit: number;
}

/** Lines that a filter leaves, newest first. */
export function selectNewest(reader: Reader, filter: LogFilter): Promise<LogLine[]> {
  const { operator, kind, memberId, day, before, limit } = filter;
  return reader
    .selectFrom('operator_log')
    .select(['id', 'operator', 'action', 'subject', 'details', 'at'])
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .$if(operator !== undefined, (query) => query.where('operator', '=', operator!))
    .$if(kind !== undefined, (query) => query.where('action', '=', kind!))
    .$if(memberId !== undefined, (query) =>
      // Lines of before there were numbers in the details name the member as what they are about.
      query.where(
        sql<boolean>`((details::jsonb) ->> 'memberId' = ${String(memberId)} OR subject = ${`member ${memberId}`})`,
      ),
    )
    .$if(day !== undefined, (query) =>
      query.where(
        sql<boolean>`at >= ${new Date(`${day}T00:00:00Z`)} AND at < ${new Date(`${day}T00:00:00Z`)}::timestamptz + interval '1 day'`,
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Every action and every operator of the log, by a walk along their indexes: it does not read the log. */
export async function selectKinds(reader: Reader): Promise<{ kinds: string[]; operators: string[] }> {
  const distinct = async (column: 'action' | 'operator') => {
    const { rows } = await sql<{ value: string }>`
      WITH RECURSIVE each AS (
        (SELECT ${sql.ref(column)} AS value FROM operator_log ORDER BY ${sql.ref(column)} LIMIT 1)
        UNION ALL
        SELECT (SELECT ${sql.ref(column)} FROM operator_log WHERE ${sql.ref(column)} > each.value
          ORDER BY ${sql.ref(column)} LIMIT 1)
        FROM each WHERE each.value IS NOT NULL)
      SELECT value FROM each WHERE value IS NOT NULL`.execute(reader);
    return rows.map(({ value }) => value);
  };
  return { kinds: await distinct('action'), operators: await distinct('operator') };
}

/** Lines are numbered without gaps. */
export async function countLines(reader: Reader): Promise<number> {
  const row = await reader
    .selectFrom('operator_log')
    .select((each) => each.fn.max('id').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}
