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
    .select(['id', 'operator', 'action', 'subject', 'details', 'at', 'previous_hash as previousHash', 'hash'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}
