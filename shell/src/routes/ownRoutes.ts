import type { RouteAccess } from '@members/mfe-kit';
import routes from './ownRoutes.json';

export type OwnScreen = 'home' | 'notices' | 'language' | 'serviceOnline' | 'service';

export interface OwnRoute {
  path: string;
  access: RouteAccess;
  titleKey: string;
  screen: OwnScreen;
  /** What its screen reads first. */
  reads?: readonly string[];
}

/** The shell's own five routes: what must survive any remote being down (acceptance.md §2). */
export const ownRoutes = routes as readonly OwnRoute[];
