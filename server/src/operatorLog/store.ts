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

/** Whether a line tells of an action on a subject. */
export async function hasOperation(
  reader: Reader,
  { action, subject }: Pick<LogLine, 'action' | 'subject'>,
): Promise<boolean> {
  const row = await reader
    .selectFrom('operator_log')
    .select('id')
    .where('action', '=', action)
    .where('subject', '=', subject)
    .executeTakeFirst();
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
