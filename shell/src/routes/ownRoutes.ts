import { memberCalls, showcaseCalls, siteCalls, type ReadAhead } from '@members/contract';
import type { RouteAccess } from '@members/mfe-kit';
import { routeAt } from '@members/mfe-kit/release';
import routes from './ownRoutes.json';

export type OwnScreen = 'home' | 'notices' | 'language' | 'serviceOnline' | 'service';

export interface OwnRoute {
  path: string;
  access: RouteAccess;
  titleKey: string;
  screen: OwnScreen;
}

/** The shell’s own five routes: what must survive any remote being down (OWN-01). */
export const ownRoutes = routes as readonly OwnRoute[];

/** What the shell's own screens read first. */
export const ownReads: Readonly<Partial<Record<OwnScreen, readonly ReadAhead[]>>> = {
  home: [siteCalls.siteInfo, siteCalls.siteConfig, showcaseCalls.showcaseItems],
  notices: [memberCalls.notices],
};

/** The shell's own route that a hash such as `#/Home?tab=terms` leads to; undefined where it is none of the shell's. */
export function ownRouteOf(hash: string): OwnRoute | undefined {
  const [pathname = ''] = hash.replace(/^#/, '').split('?');
  return routeAt(ownRoutes, /^\/*$/.test(pathname) ? '/Home' : pathname);
}

/** What the shell's own screen at a hash reads first; nothing where the route is none of the shell's. */
export function ownReadsOf(hash: string): readonly ReadAhead[] {
  const route = ownRouteOf(hash);
  return (route && ownReads[route.screen]) ?? [];
}
