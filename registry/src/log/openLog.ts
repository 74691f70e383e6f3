import { createHash } from 'node:crypto';
import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInTurn } from '../inTurn';
import type { Change } from '../state/change';

export interface Actor {
  kind: 'operator' | 'team' | 'registry';
  name: string;
}

/** One line of the log: what happened, who did it and why, chained to the line before by its hash. */
export interface LogEntry {
  /** Counts from 1 without gaps. */
  seq: number;
  /** ISO 8601. */
  at: string;
  actor: Actor;
  why: string;
  change: Change;
  /** `hash` of the line before; 64 zeros for the first. */
  previousHash: string;
  /** SHA-256 (hex) over all of the above as JSON. */
  hash: string;
}

export type NewEntry = Pick<LogEntry, 'actor' | 'why' | 'change'>;

export interface Log {
  entries(): readonly LogEntry[];
  /** Adds a line and answers once it is on disk. One at a time. Throws where another process has written to the file. */
  append(entry: NewEntry): Promise<LogEntry>;
  close(): Promise<void>;
}

const beginning = '0'.repeat(64);

/**
 * Opens the log kept in a file of JSON lines. The log is the registry: what is in force is what its lines add up to,
 * so one write that is complete or not is all a crash can meet. A last line without its end was never told to
 * anybody and is cut off. Throws where the chain is broken.
 */
export async function openLog(file: string): Promise<Log> {
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete.length < text.length) await truncate(file, Buffer.byteLength(complete));
  const entries = readChain(complete);
  const handle = await open(file, 'a', 0o600);
  let size = Buffer.byteLength(complete);
  const inTurn = createInTurn();

  async function write(entry: NewEntry): Promise<LogEntry> {
    const last = entries.at(-1);
    const line = chained({
      seq: (last?.seq ?? 0) + 1,
      at: new Date().toISOString(),
      ...entry,
      previousHash: last?.hash ?? beginning,
    });
    const text = `${JSON.stringify(line)}\n`;
    if ((await handle.stat()).size !== size)
      throw new Error(`Something else has written to ${file}. One registry at a time may have it open.`);
    try {
      await handle.appendFile(text);
      await handle.datasync();
    } catch (error) {
      // Half a line, as of a full disk, would break the chain for the next one.
      await handle.truncate(size);
      throw error;
    }
    size += Buffer.byteLength(text);
    entries.push(line);
    return line;
  }

  return {
    entries: () => entries,
    append: (entry) => inTurn(() => write(entry)),
    close: () => inTurn(() => handle.close()),
  };
}

const chained = (entry: Omit<LogEntry, 'hash'>): LogEntry => ({
  ...entry,
  hash: createHash('sha256').update(JSON.stringify(entry)).digest('hex'),
});

/** Reads JSON lines and checks the chain. Throws an Error that names the first line that doesn't fit. */
export function readChain(lines: string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const line of lines.split('\n').filter(Boolean)) {
    const { hash, ...rest } = JSON.parse(line) as LogEntry;
    const last = entries.at(-1);
    const fits =
      rest.seq === (last?.seq ?? 0) + 1 &&
      rest.previousHash === (last?.hash ?? beginning) &&
      chained(rest).hash === hash;
    if (!fits) throw new Error(`The registry's log is broken at line ${entries.length + 1}.`);
    entries.push({ ...rest, hash });
  }
  return entries;
}
