import type { Answered, keepAnswered as KeepAnswered, orKept as OrKept, Read } from './keptReads';
import type { OpenedAnswer } from './request';
import { session } from './session';
import { apiSettings, cacheOfReads } from './settings';

/** The code that keeps reads. It is loaded where the app has a worker, so not on a first visit. */
let keeping: Promise<{ orKept: typeof OrKept; keepAnswered: typeof KeepAnswered } | null> | null = null;

/** What came so far, until it is known whether reads are kept; so many answers at most. */
let undecided: Answered[] | null = [];
const mostUndecided = 50;

/** Switches on or off that answers of reads are kept, those that have come so far too, and shown where there is no network. */
export function keepReads(keep: boolean): void {
  const before = undecided ?? [];
  undecided = null;
  keeping = keep ? import('./keptReads').catch(() => null) : null;
  void keeping?.then((keeper) => keeper?.keepAnswered(before));
}

/** Makes a read, with a kept answer in place of a lost one where reads are kept: see `keptReads`. */
export async function readOrKept(read: Read, ask: () => Promise<OpenedAnswer>): Promise<OpenedAnswer> {
  const keeper = keeping && read.declared.kept && (await keeping);
  if (keeper) return keeper.orKept(read, ask);
  const scope = { token: session.current()?.token, language: apiSettings().language() };
  const answer = await ask();
  if (undecided && read.declared.kept)
    undecided = [...undecided, { ...read, ...scope, data: answer.data, keptAt: Date.now() }].slice(
      -mostUndecided,
    );
  return answer;
}

/** Forgets what was kept of members, as at the end of a session. */
export function forgetKeptReads(): void {
  if (typeof caches !== 'undefined') void caches.delete(cacheOfReads('member')).catch(() => false);
}
