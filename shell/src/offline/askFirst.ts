import { routeAt } from '@members/mfe-kit/release';
import type { Registry } from '../registry/registry';
import { ownRoutes } from '../routes/ownRoutes';
import { routeKeyOfHash } from '../routes/routeKeyOfHash';

/** So long a start on a remote's screen waits for the registry, before it takes what is known (decision 46). */
const patienceMs = 1_500;

/**
 * What a page that may be an old one does before any release runs: it takes the document that it came with where that
 * is the newest known, and asks the registry first. The shell's own screens don't wait for the answer.
 */
export async function askFirst(registry: Registry, inlined: string | null, hash: string): Promise<void> {
  if (inlined) await registry.take(inlined, { mayBeOlder: true });
  const asked = registry.refresh().catch(() => undefined);
  if (isOwn(hash)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([asked, patience]);
  clearTimeout(timer);
}

function isOwn(hash: string): boolean {
  const key = routeKeyOfHash(hash);
  return key === '' || routeAt(ownRoutes, key) !== undefined;
}
