import type { ReadAhead } from '@members/contract';
import { routeAt } from '@members/mfe-kit/release';
import { ownRouteOf } from '../routes/ownRoutes';
import { readsAhead } from '../routes/routeTable';
import type { FirstScreen } from './linksFor';

/** What the first screen of an address reads first, as far as its release says where. */
export function readsFor({
  pathname,
  signedIn,
  releases,
}: Pick<FirstScreen, 'pathname' | 'signedIn' | 'releases'>): ReadAhead[] {
  const routes = releases.flatMap((release) => routeAt(release.routes, pathname) ?? []);
  const route = ownRouteOf(pathname) ?? routes[0];
  // A visitor of a member's screen is sent to the login.
  if (!route || (route.access === 'member' && !signedIn)) return [];
  return readsAhead(route.reads);
}
