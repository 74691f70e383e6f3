import type { ListedRelease, ListedRemote } from '@members/mfe-kit/release';

/**
 * The release of a remote that the document names for a subject (`canarySubject`): the canary for those in its share,
 * else the active one. The subject is looked up only where there is a canary.
 */
export function chosenRelease({ active, canary }: ListedRemote, subject: () => string): ListedRelease {
  return canary && placeOf(canary.release.container, subject()) < canary.share ? canary.release : active;
}

/**
 * The place of a subject among all for one canary, from 0 to below 1: always the same, spread evenly, and another place
 * for another canary. When a share grows, everybody who was in it stays in it.
 */
export function placeOf(container: string, subject: string): number {
  // FNV-1a over 32 bits, with the final mixing of MurmurHash3, which spreads neighbouring ids apart.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${container} ${subject}`))
    hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
