import type { ReadAhead } from '@members/contract';
import type { RouteAccess } from '@members/mfe-kit';
import { routeAt } from '@members/mfe-kit/release';
import routes from './ownRoutes.json';

export type OwnScreen = 'home' | 'notices' | 'language' | 'serviceOnline' | 'service';

export interface OwnRoute {
  path: string;
  access: RouteAccess;
  /** Also the name of its title's text. */
  screen: OwnScreen;
  /** What its screen reads first. */
  reads?: readonly ReadAhead[];
}

/** The shell’s own five routes: what must survive any remote being down (OWN-01). */
export const ownRoutes = routes as readonly OwnRoute[];

/** The shell's own route that a hash such as `#/Home?tab=terms` leads to; undefined where it is none of the shell's. */
export function ownRouteOf(hash: string): OwnRoute | undefined {
  const [pathname = ''] = hash.replace(/^#/, '').split('?');
  return routeAt(ownRoutes, /^\/*$/.test(pathname) ? '/Home' : pathname);
}
