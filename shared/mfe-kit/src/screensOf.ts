import type { LazyScreen } from './lazyScreen';
import type { RouteAccess } from './release';
import type { RemoteScreen } from './RemoteRoot';

/** The declarative `routes.json` of a remote: path, access, the key of the title, and what the screen reads first. */
export interface RouteEntry {
  path: string;
  access: string;
  title: string;
  reads?: readonly string[];
}

/** Pairs the routes of a remote with its screens. Throws for a route without one. */
export const screensOf = (
  routes: readonly RouteEntry[],
  screens: Readonly<Record<string, LazyScreen>>,
): RemoteScreen[] =>
  routes.map(({ path, access }) => {
    const Screen = screens[path];
    if (!Screen) throw new Error(`No screen for ${path}.`);
    return { path, access: access as RouteAccess, Screen };
  });
