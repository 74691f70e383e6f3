import type { ListedRelease } from '@members/mfe-kit';
import { routeAt } from '@members/mfe-kit/release';

export interface Fallbacks {
  /** What the document means for this member. */
  chosen: ListedRelease | undefined;
  taken: ListedRelease | null;
  /** Taken before in this page, latest first. */
  before: readonly ListedRelease[];
  /** The last one that was good in this browser. */
  good: ListedRelease | null;
  active: ListedRelease | undefined;
  previous: ListedRelease | null | undefined;
}

/** What can run, best first: what is meant, then what has run here, then what the document knows besides. */
export function fallbackChain(from: Fallbacks): ListedRelease[] {
  const { chosen, taken, before, good, active, previous } = from;
  const all = [chosen, taken, ...before, good, active, previous].filter((release) => !!release);
  return [...new Map(all.map((release) => [release.container, release])).values()];
}

export const hasRoute = (release: ListedRelease, pathname: string): boolean =>
  routeAt(release.routes, pathname) !== undefined;
