import type { ReadAhead } from '@members/contract';
import { routeAt } from '@members/mfe-kit/release';
import { ownRouteOf } from '../routes/ownRoutes';
import { readsAhead } from '../routes/routeTable';
import { isSentOn, type FirstScreen } from './linksFor';

/** What the first screen of an address reads first, as far as its release says where. */
export function readsFor(first: Pick<FirstScreen, 'pathname' | 'signedIn' | 'releases'>): ReadAhead[] {
  const { pathname, releases } = first;
  const routes = releases.flatMap((release) => routeAt(release.routes, pathname) ?? []);
  const route = ownRouteOf(pathname) ?? routes[0];
  return !route || isSentOn(route, first) ? [] : readsAhead(route.reads);
}
