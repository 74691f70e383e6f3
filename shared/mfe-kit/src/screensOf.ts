import { ComingScreen } from './ComingScreen';
import type { LazyScreen } from './lazyScreen';
import type { RouteAccess } from './release';
import type { RemoteScreen } from './RemoteRoot';

/** The declarative `routes.json` of a remote: path, access and the key of the title. */
export interface RouteEntry {
  path: string;
  access: string;
  title: string;
}

/** Pairs the routes of a remote with its screens; a route without a screen says that it is coming. */
export const screensOf = (
  routes: readonly RouteEntry[],
  screens: Readonly<Record<string, LazyScreen>>,
): RemoteScreen[] =>
  routes.map(({ path, access }) => ({
    path,
    access: access as RouteAccess,
    Screen: screens[path] ?? ComingScreen,
  }));
