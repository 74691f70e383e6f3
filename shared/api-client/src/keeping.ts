import { cacheOfReads } from './settings';
import type { orKept as OrKept, Read } from './keptReads';
import type { OpenedAnswer } from './request';

/** What keeps reads; it is loaded where the app has a worker, and a first visit does without. */
let keeping: Promise<{ orKept: typeof OrKept } | null> | null = null;

/** Keeps what is read from now on, and lets it stand in where there is no network; or does neither. */
export function keepReads(keep: boolean): void {
  keeping = keep ? import('./keptReads').catch(() => null) : null;
}

/** Makes a read, by what keeps reads where that is at hand: see `keptReads`. */
export async function readOrKept(read: Read, ask: () => Promise<OpenedAnswer>): Promise<OpenedAnswer> {
  const keeper = keeping && read.declared.kept && (await keeping);
  return keeper ? keeper.orKept(read, ask) : ask();
}

/** Forgets what was kept of members, as at the end of a session. */
export function forgetKeptReads(): void {
  if (typeof caches !== 'undefined') void caches.delete(cacheOfReads('member')).catch(() => false);
}
