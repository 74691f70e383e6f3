import { cacheNames } from 'workbox-core';
import { shellBuild } from './shellBuild';

/** Chromium's static routes, which lib.webworker doesn't have yet. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?: (rules: readonly object[]) => Promise<void>;
}

/**
 * Tells browsers that know how (Chromium from 123 on) which requests need no worker: calls of the member API and the
 * registry's document go to the network, files of the start come out of the cache. Without a word each of them wakes the
 * worker and waits for it.
 */
export async function passBy(event: RoutedInstall): Promise<void> {
  const at = (pathname: string) => ({ urlPattern: { pathname } });
  const untouched = ['/api/*', '/registry.jws'].map(at);
  const start = shellBuild.files.map(({ url }) => at(url));
  await event.addRoutes?.([
    { condition: { or: untouched }, source: 'network' },
    { condition: { or: start }, source: { cacheName: cacheNames.precache } },
  ]);
}
