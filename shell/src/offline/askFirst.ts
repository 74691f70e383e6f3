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

/** How long a page waits for the worker to say what the server's page has brought it. */
const keyPatienceMs = 20_000;

/** The key of a kept page, which the worker has of the server's page and tells once; null where there is no network. */
export function askPageKey(): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  navigator.serviceWorker.controller?.postMessage('page-key', [port2]);
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data));
    port1.start();
    setTimeout(resolve, keyPatienceMs, null);
  });
}
