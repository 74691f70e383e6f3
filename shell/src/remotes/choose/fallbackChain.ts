import type { ListedRelease } from '@members/mfe-kit';

export interface Fallbacks {
  /** The one that the document names for this member. */
  chosen: ListedRelease | undefined;
  /** The one that runs in this page. */
  taken: ListedRelease | null;
  /** Those that ran before it in this page, latest first. */
  before: readonly ListedRelease[];
  /** The last one that was good in this browser. */
  good: ListedRelease | null;
  active: ListedRelease | undefined;
  previous: ListedRelease | null | undefined;
}

/** The releases that can run, best first: the chosen one, those that have run here, the others of the document. */
export function fallbackChain(from: Fallbacks): ListedRelease[] {
  const { chosen, taken, before, good, active, previous } = from;
  const all = [chosen, taken, ...before, good, active, previous].filter((release) => !!release);
  return [...new Map(all.map((release) => [release.container, release])).values()];
}
