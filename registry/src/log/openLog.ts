import type { RegistryEntry } from '@members/office-contract';
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import pLimit from 'p-limit';

export type NewEntry = Pick<RegistryEntry, 'actor' | 'why' | 'change'>;

export interface Log {
  entries(): readonly RegistryEntry[];
  /** Appends an entry; resolves once it is on disk. Rejects if another process has written to the file. */
  append(entry: NewEntry): Promise<RegistryEntry>;
  close(): Promise<void>;
}

const beginning = '0'.repeat(64);

/**
 * Opens the log in a file of JSON lines. An append is a single write, so a crash leaves a complete last line or an
 * incomplete one. An incomplete line was never acknowledged and is cut off. Rejects if the chain is broken.
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
  const oneAtATime = pLimit(1);

  async function write(newEntry: NewEntry): Promise<RegistryEntry> {
    const last = entries.at(-1);
    const entry = chain({
      seq: (last?.seq ?? 0) + 1,
      at: new Date().toISOString(),
      ...newEntry,
      previousHash: last?.hash ?? beginning,
    });
    const line = `${JSON.stringify(entry)}\n`;
    if ((await handle.stat()).size !== size)
      throw new Error(`Something else has written to ${file}. One registry at a time may have it open.`);
    try {
      await handle.appendFile(line);
      await handle.datasync();
    } catch (error) {
      // Half a line, e.g. after the disk was full, would break the chain for the next one.
      await handle.truncate(size);
      throw error;
    }
    size += Buffer.byteLength(line);
    entries.push(entry);
    return entry;
  }

  return {
    entries: () => entries,
    append: (entry) => oneAtATime(() => write(entry)),
    close: () => oneAtATime(() => handle.close()),
  };
}

const chain = (entry: Omit<RegistryEntry, 'hash'>): RegistryEntry => ({
  ...entry,
  hash: createHash('sha256').update(JSON.stringify(entry)).digest('hex'),
});

/** Reads JSON lines and checks the chain. Throws an Error that names the first broken line. */
export function readChain(lines: string): RegistryEntry[] {
  const entries: RegistryEntry[] = [];
  for (const line of lines.split('\n').filter(Boolean)) {
    const { hash, ...rest } = JSON.parse(line) as RegistryEntry;
    const last = entries.at(-1);
    const fits =
      rest.seq === (last?.seq ?? 0) + 1 &&
      rest.previousHash === (last?.hash ?? beginning) &&
      chain(rest).hash === hash;
    if (!fits) throw new Error(`The registry's log is broken at line ${entries.length + 1}.`);
    entries.push({ ...rest, hash });
  }
  return entries;
}
