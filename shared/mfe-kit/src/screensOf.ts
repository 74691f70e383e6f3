import type { LazyScreen } from './lazyScreen';
import type { RouteAccess } from './release';
import type { RemoteScreen } from './RemoteRoot';

/** A route as a remote declares it: path, access, the key of the title, and the calls that the screen makes first. */
export interface RouteEntry {
  path: string;
  access: string;
  title: string;
  reads?: readonly string[];
}

/** The `routes.json` of a remote; its schema is `routes.schema.json` of `@members/tooling`. */
export interface RoutesFile {
  routes: readonly RouteEntry[];
}

/** Pairs the routes of a remote with its screens. Throws for a route without one. */
export const screensOf = (
  { routes }: RoutesFile,
  screens: Readonly<Record<string, LazyScreen>>,
): RemoteScreen[] =>
  routes.map(({ path, access }) => {
    const Screen = screens[path];
    if (!Screen) throw new Error(`No screen for ${path}.`);
    return { path, access: access as RouteAccess, Screen };
  });
