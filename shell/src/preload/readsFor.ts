import type { ReadAhead } from '@members/contract';
import { appReads } from '../routes/appReads';
import { ownRouteOf } from '../routes/ownRoutes';
import { readsAhead } from '../routes/routeTable';
import { isSentOn, remoteAt, type FirstScreen } from './linksFor';

type First = Pick<FirstScreen, 'pathname' | 'signedIn' | 'releases'>;

/** The route of the first screen of an address: the shell's own first of all, none where its visitor is sent on. */
export function routeFor(first: First) {
  const route = ownRouteOf(first.pathname) ?? remoteAt(first.releases, first.pathname)?.route;
  return route && !isSentOn(route, first) ? route : undefined;
}

/** What the first screen of an address reads first, as far as its release says where. */
export const readsFor = (first: First): ReadAhead[] => readsAhead(routeFor(first)?.reads);

/** What the first screen of an address and the app around it read first, once each, as far as there is somebody to ask for it. */
export function readsOfStart(first: Parameters<typeof readsFor>[0], fromWorker: boolean): ReadAhead[] {
  const reads = new Map([...appReads(fromWorker), ...readsFor(first)].map((read) => [read.id, read]));
  return [...reads.values()].filter(({ access }) => access === 'public' || first.signedIn);
}
