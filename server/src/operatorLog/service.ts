import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Reader, Transaction } from '../database';
import * as store from './store';

/** Who does something, why and when. */
export interface Act {
  /** Lower case letters, digits and ._- */
  operator: string;
  /** In the operator's words; goes into the details unless it is empty. */
  reason?: string;
  now: Date;
  /** Of what took two people, the first of them; goes into the details. */
  proposedBy?: string;
  /** Of `operatorLogKey`. */
  logKey: Buffer;
  /** The actions that a call of the office has declared: no other may be recorded by it. */
  records?: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

export interface Operation extends Act {
  /** What is done, e.g. `withdrawal approved`. */
  action: string;
  /** What it is done to, e.g. `withdrawal 12`. */
  subject: string;
  /** Whose it is: the line is found by their number. */
  memberId?: number;
  /** What was and what is, of which the line keeps what differs; no secrets and no card numbers. */
  before?: Values;
  after?: Values;
  /** Whatever else a later reader needs; no secrets and no card numbers. */
  details?: Values;
}

const noHash = Buffer.alloc(32);

/** The key by which lines are known to be written by a program of the installation: it is not in the database. */
export const operatorLogKey = (passwordPepper: string): Buffer =>
  Buffer.from(hkdfSync('sha256', passwordPepper, '', 'operator log', 32));

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
  const { operator, action, subject, now, logKey, records } = operation;
  if (records && !records.includes(action))
    throw new Error(`The call does not declare that it may be “${action}”.`);
  await store.lockLog(transaction);
  await refuseOtherKey(transaction, logKey);
  const last = await store.selectLastLine(transaction);
  const line = {
    id: (last?.id ?? 0) + 1,
    operator,
    action,
    subject,
    details: JSON.stringify(detailsOf(operation)),
    at: now,
  };
  const previousHash = last?.hash ?? noHash;
  const hash = hashOf(line, previousHash);
  await store.insertLine(transaction, { ...line, previousHash, hash, mac: macOf(hash, logKey) });
}

/** Adds a line unless there is one of this action on this subject at this moment: for who may have done so before a crash. */
export async function recordOnce(transaction: Transaction, operation: Operation): Promise<void> {
  await store.lockLog(transaction);
  if (!(await store.hasOperation(transaction, { ...operation, at: operation.now })))
    await recordOperation(transaction, operation);
}

function detailsOf({ memberId, details, before, after, proposedBy, reason }: Operation): Values {
  return {
    ...(memberId !== undefined && { memberId }),
    ...details,
    ...differences(before, after),
    ...(proposedBy !== undefined && { proposedBy }),
    ...(reason && { reason }),
  };
}

/** What differs, before and after; all of it where there was nothing before, or is nothing after. */
function differences(before: Values | undefined, after: Values | undefined) {
  if (!before || !after) return { ...(before && { before }), ...(after && { after }) };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const of = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: of(before), after: of(after) };
}

/** The first line that has a MAC stays: who has another key is told so, instead of writing lines that look forged. */
async function refuseOtherKey(reader: Reader, logKey: Buffer): Promise<void> {
  const first = await store.selectFirstSigned(reader);
  if (first && !first.mac.equals(macOf(first.hash, logKey)))
    throw new Error(
      'The operator log is of another PASSWORD_PEPPER: give this program the one of the servers.',
    );
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

/**
 * What is wrong with the log, in one sentence: a line that does not follow from the one before, or that no program of
 * this installation wrote. Null for a sound log. Lines from before there were MACs come first, and have none.
 */
export async function logFault(reader: Reader, logKey: Buffer): Promise<string | null> {
  let expected = { id: 1, previousHash: noHash as Buffer };
  let signed = false;
  for await (const line of operations(reader)) {
    const follows = line.id === expected.id && line.previousHash.equals(expected.previousHash);
    if (!follows || !line.hash.equals(hashOf(line, line.previousHash)))
      return `The operator log is broken at line ${expected.id}.`;
    signed ||= line.mac.length > 0;
    if (signed && !line.mac.equals(macOf(line.hash, logKey)))
      return `Line ${line.id} of the operator log, in the name of ${line.operator}, was written by no program of this installation.`;
    expected = { id: line.id + 1, previousHash: line.hash };
  }
  return null;
}

const macOf = (hash: Buffer, logKey: Buffer): Buffer => createHmac('sha256', logKey).update(hash).digest();

/** SHA-256 over the hash of the line before and the line as JSON. */
function hashOf(line: store.LogLine, previousHash: Buffer): Buffer {
  const { id, operator, action, subject, details, at } = line;
  const text = JSON.stringify([id, operator, action, subject, details, at.toISOString()]);
  return createHash('sha256').update(previousHash).update(text).digest();
}
