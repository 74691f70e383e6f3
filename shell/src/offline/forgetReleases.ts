import type { ListedRelease } from '@members/mfe-kit';
import type { Registry } from '../registry/registry';
import type { Releases } from '../remotes/choose/releases';
import { cacheOf } from './caches';

/**
 * Deletes the kept files of every release that can't run any more: not listed by the verified document, not the last
 * good one of this browser, and not running in this page.
 */
export async function forgetReleases(registry: Registry, releases: Pick<Releases, 'running'>): Promise<void> {
  const { revision, remotes } = registry.document();
  if (revision === 0 || !(await caches.has(cacheOf.releases))) return;
  const wanted = await Promise.all(
    Object.entries(remotes).map(async ([name, { active, previous, canary }]) => [
      ...[active, previous, canary?.release, releases.running(name)?.release],
      await registry.goodRelease(name),
    ]),
  );
  const bases = wanted.flat().flatMap((release: ListedRelease | null | undefined) => release?.baseUrl ?? []);
  const cache = await caches.open(cacheOf.releases);
  const addresses = (await cache.keys()).map(({ url }) => url);
  await Promise.all(
    unlistedFiles(addresses, bases, window.location.origin).map((address) => cache.delete(address)),
  );
}

/** The addresses of kept files that belong to none of the releases, which are given by their base addresses. */
export function unlistedFiles(
  addresses: readonly string[],
  baseUrls: readonly string[],
  origin: string,
): string[] {
  const listed = baseUrls.map((baseUrl) => `${new URL(baseUrl, origin).href.replace(/\/$/, '')}/`);
  return addresses.filter((address) => !listed.some((base) => address.startsWith(base)));
}
