import { currentLanguage, namespaces, type TextLoader } from '@members/i18n';
import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteLifecycles, RemoteProps } from './contract';
import type { LazyScreen } from './lazyScreen';
import { routeAt, type RouteAccess } from './release';
import { RemoteRoot, type RemoteScreen } from './RemoteRoot';

/** How long the shell's outline stands for a screen that is being loaded; then the remote's own takes its place. */
const patienceMs = 3_000;

/** Waits until a screen is loaded, for three seconds at most. One that is late, or can't be loaded, says so on screen. */
async function loadedOrLate(screen: LazyScreen | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([screen?.preload?.().catch(() => undefined), late]);
  clearTimeout(timer);
}

export interface RemoteDefinition {
  /** The package's name without scope; also the namespace of its texts. */
  name: string;
  texts: TextLoader;
  screens: readonly RemoteScreen[];
}

/** Makes the lifecycles of a remote written in React: what its `src/index.ts` exports. */
export function defineRemote({
  name,
  texts,
  screens,
}: RemoteDefinition): RemoteLifecycles & Pick<Required<RemoteLifecycles>, 'preload'> {
  const parcel = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: (props: RemoteProps) => <RemoteRoot {...props} screens={screens} />,
    errorBoundary: (error, _info, props) => {
      props.onError(error);
      return <></>;
    },
  });
  return {
    // Only loads the texts: an earlier release may still be on screen, with texts of its own.
    async bootstrap(props) {
      await texts(currentLanguage());
      await parcel.bootstrap(props as never);
    },
    async mount(props) {
      await Promise.all([
        namespaces.add(name, texts, currentLanguage()),
        loadedOrLate(routeAt(screens, props.history.location.pathname)?.Screen),
      ]);
      await parcel.mount(props as never);
    },
    unmount: (props) => parcel.unmount(props as never) as Promise<unknown>,
    async preload({ path, language }) {
      await Promise.all([texts(language), routeAt(screens, path)?.Screen.preload?.()]);
    },
  };
}

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
