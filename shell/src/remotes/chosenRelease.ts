import type { ListedRelease, ListedRemote } from '@members/mfe-kit/release';

/** Which release the document means for somebody, who is asked for where there is a canary: it for its share, else the active one. */
export function chosenRelease({ active, canary }: ListedRemote, who: () => string): ListedRelease {
  return canary && placeOf(canary.release.container, who()) < canary.share ? canary.release : active;
}

/**
 * Where somebody stands among all members for one canary, from 0 to below 1: always the same, spread evenly, and
 * another place for another canary. Growing a share keeps those who are in it.
 */
export function placeOf(container: string, who: string): number {
  // FNV-1a over 32 bits, with the final mixing of MurmurHash3: neighbouring ids come apart.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${container} ${who}`))
    hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
