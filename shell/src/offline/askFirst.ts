import type { Registry } from '../registry/registry';
import { ownRouteOf } from '../routes/ownRoutes';

/** How long a start on a remote's screen waits for the registry before it takes the newest known document (decision 46). */
const patienceMs = 1_500;

/**
 * What a page that may be an old one does before any release runs: it takes the document that it came with where that
 * is the newest known, and asks the registry first. The shell's own screens don't wait for the answer.
 */
export async function askFirst(registry: Registry, inlined: string | null, hash: string): Promise<void> {
  if (inlined) await registry.take(inlined, { mayBeOlder: true });
  const asked = registry.refresh().catch(() => undefined);
  if (ownRouteOf(hash)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([asked, patience]);
  clearTimeout(timer);
}
