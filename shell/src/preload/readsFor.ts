import type { ReadAhead } from '@members/contract';
import { appReads } from '../routes/appReads';
import { ownRouteOf } from '../routes/ownRoutes';
import { readsAhead } from '../routes/routeTable';
import { isSentOn, remoteAt, type FirstScreen } from './linksFor';

/** What the first screen of an address reads first, as far as its release says where. */
export function readsFor(first: Pick<FirstScreen, 'pathname' | 'signedIn' | 'releases'>): ReadAhead[] {
  const { pathname, releases } = first;
  const route = ownRouteOf(pathname) ?? remoteAt(releases, pathname)?.route;
  return !route || isSentOn(route, first) ? [] : readsAhead(route.reads);
}

/** What the first screen of an address and the app around it read first, once each, as far as there is somebody to ask for it. */
export function readsOfStart(first: Parameters<typeof readsFor>[0], fromWorker: boolean): ReadAhead[] {
  const reads = new Map([...appReads(fromWorker), ...readsFor(first)].map((read) => [read.id, read]));
  return [...reads.values()].filter(({ access }) => access === 'public' || first.signedIn);
}
