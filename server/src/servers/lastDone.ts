import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has to be done from time to time. */
export type Chore = 'backup' | 'restore';

const fileOf = (dataDir: string, chore: Chore) => join(dataDir, `last-${chore}`);

/** Leaves a mark in the data directory, `last-backup` or `last-restore`, which `npm run doctor` looks at. */
export function markDone(dataDir: string, chore: Chore, at: Date): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileOf(dataDir, chore), `${at.toISOString()}\n`);
}

/** When it was done last, by the mark; `null` where there is none that can be read. */
export function lastDone(dataDir: string, chore: Chore): Date | null {
  try {
    const at = new Date(readFileSync(fileOf(dataDir, chore), 'utf8').trim());
    return Number.isNaN(at.getTime()) ? null : at;
  } catch {
    return null;
  }
}
