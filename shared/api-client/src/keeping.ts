import { cacheOfReads } from './settings';
import type { orKept as OrKept, Read } from './keptReads';
import type { OpenedAnswer } from './request';

/** The code that keeps reads. It is loaded where the app has a worker, so not on a first visit. */
let keeping: Promise<{ orKept: typeof OrKept } | null> | null = null;

/** Switches on or off that answers of reads are kept, and shown where there is no network. */
export function keepReads(keep: boolean): void {
  keeping = keep ? import('./keptReads').catch(() => null) : null;
}

/** Makes a read, with a kept answer in place of a lost one where reads are kept: see `keptReads`. */
export async function readOrKept(read: Read, ask: () => Promise<OpenedAnswer>): Promise<OpenedAnswer> {
  const keeper = keeping && read.declared.kept && (await keeping);
  return keeper ? keeper.orKept(read, ask) : ask();
}

/** Forgets what was kept of members, as at the end of a session. */
export function forgetKeptReads(): void {
  if (typeof caches !== 'undefined') void caches.delete(cacheOfReads('member')).catch(() => false);
}
