import { memberCalls, showcaseCalls, siteCalls, type ReadAhead } from '@members/contract';
import type { RouteAccess } from '@members/mfe-kit';
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
