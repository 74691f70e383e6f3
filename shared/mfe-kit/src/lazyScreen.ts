import { lazy, type ComponentType } from 'react';

/** A screen whose code can be loaded before it is shown. */
export type LazyScreen = ComponentType & { preload?: () => Promise<unknown> };

/**
 * A screen that is loaded when it is shown, or before by `preload`; a `preload` that fails leaves nothing behind. Where
 * a route's path is the name of a property that holds it, the build tells which files the route needs.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const once = () =>
    (loading ??= load()
      .then((Screen) => ({ default: Screen }))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
  return Object.assign(lazy(once) as unknown as ComponentType, { preload: once });
}
