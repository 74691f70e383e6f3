import type { Language } from '@members/contract';
import { ownRouteOf } from '../routes/ownRoutes';
import { titleOf } from '../routes/routeTable';
import { isSentOn, remoteAt, type FirstScreen } from './linksFor';

/** The title of the first screen of an address, where it is a remote's: empty of the shell's own ones and where its visitor is sent on. */
export function titleFor(
  first: Pick<FirstScreen, 'pathname' | 'signedIn' | 'releases'>,
  language: Language,
): string {
  const { pathname, releases } = first;
  // Whatever a release says of such a route.
  if (ownRouteOf(pathname)) return '';
  const route = remoteAt(releases, pathname)?.route;
  return route && !isSentOn(route, first) ? titleOf(route, language) : '';
}
