import { createHash } from 'node:crypto';
import type { Reader, Transaction } from '../database';
import * as store from './store';

/** Who does something, why and when. */
export interface Act {
  /** Lower case letters, digits and ._- */
  operator: string;
  /** In the operator's words; goes into the details unless it is empty. */
  reason?: string;
  now: Date;
}

export interface Operation extends Act {
  /** What is done, e.g. `withdrawal approved`. */
  action: string;
  /** What it is done to, e.g. `withdrawal 12`. */
  subject: string;
  /** Before, after: whatever a later reader needs; no secrets and no card numbers. */
  details?: Readonly<Record<string, string | number>>;
}

const noHash = Buffer.alloc(32);
const pageLines = 1_000;

/** Throws an Error of one sentence for what is no operator's name. */
export function operatorName(text: string | undefined): string {
  const name = (text ?? '').toLowerCase();
  if (!/^[a-z0-9][a-z0-9._-]{1,39}$/.test(name))
    throw new Error('Say who you are with --operator <name> or OPERATOR: 2-40 letters, digits or ._-');
  return name;
}

/**
 * Adds a line to the append-only log, in the transaction of what it tells about: neither is there without the other.
 * Call it last: it waits for other operators' transactions.
 */
export async function recordOperation(transaction: Transaction, operation: Operation): Promise<void> {
  const { operator, reason, action, subject, details, now } = operation;
  await store.lockLog(transaction);
  const last = await store.selectLastLine(transaction);
  const line = {
    id: (last?.id ?? 0) + 1,
    operator,
    action,
    subject,
    details: JSON.stringify({ ...details, ...(reason && { reason }) }),
    at: now,
  };
  const previousHash = last?.hash ?? noHash;
  await store.insertLine(transaction, { ...line, previousHash, hash: hashOf(line, previousHash) });
}

/** The log from its first line on, in pieces. */
export async function* operations(reader: Reader): AsyncGenerator<store.ChainedLine> {
  for (let afterId = 0; ;) {
    const lines = await store.selectLines(reader, { afterId, limit: pageLines });
    const last = lines.at(-1);
    if (!last) return;
    yield* lines;
    afterId = last.id;
  }
}

/** The number of the first line that does not follow from the one before, or `null` for a sound log. */
export async function brokenLine(reader: Reader): Promise<number | null> {
  let expected = { id: 1, previousHash: noHash as Buffer };
  for await (const line of operations(reader)) {
    const follows = line.id === expected.id && line.previousHash.equals(expected.previousHash);
    if (!follows || !line.hash.equals(hashOf(line, line.previousHash))) return expected.id;
    expected = { id: line.id + 1, previousHash: line.hash };
  }
  return null;
}

/** SHA-256 over the hash of the line before and the line as JSON. */
function hashOf(line: store.LogLine, previousHash: Buffer): Buffer {
  const { id, operator, action, subject, details, at } = line;
  const text = JSON.stringify([id, operator, action, subject, details, at.toISOString()]);
  return createHash('sha256').update(previousHash).update(text).digest();
}
