import type { ReadParams } from '@members/contract';
import { currentLanguage, namespaces, type TextLoader } from '@members/i18n';
import React, { type ComponentType } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteLifecycles, RemoteProps, SlotData } from './contract';
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

/** Loads what shows an extension, which gets the data of its slot. */
export type ExtensionLoader = () => Promise<ComponentType<{ data: SlotData }>>;

export interface RemoteDefinition {
  /** The package's name without scope; also the namespace of its texts. */
  name: string;
  texts: TextLoader;
  screens: readonly RemoteScreen[];
  /** What the remote adds to slots of others, by the names of its `extensions.json`. */
  extensions?: Readonly<Record<string, ExtensionLoader>>;
}

/** Makes the lifecycles of a remote written in React: what its `src/index.ts` exports. */
export function defineRemote({
  name,
  texts,
  screens,
  extensions = {},
}: RemoteDefinition): RemoteLifecycles & Pick<Required<RemoteLifecycles>, 'preload'> {
  const loaded = new Map<string, ComponentType<{ data: SlotData }>>();
  async function loadExtension(extension: string): Promise<void> {
    const load = extensions[extension];
    if (!load) throw new Error(`${name} has no extension ${extension}.`);
    loaded.set(extension, await load());
  }

  const parcel = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: (props: RemoteProps) => (
      <RemoteRoot {...props} screens={screens} Extension={loaded.get(props.extension?.name ?? '')} />
    ),
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
        props.extension
          ? loadExtension(props.extension.name)
          : loadedOrLate(routeAt(screens, props.history.location.pathname)?.Screen),
      ]);
      await parcel.mount(props as never);
    },
    unmount: (props) => parcel.unmount(props as never) as Promise<unknown>,
    async preload({ path, language }) {
      await Promise.all([texts(language), routeAt(screens, path)?.Screen.preload?.()]);
    },
  };
}

/**
 * A route as a remote declares it: path, access, the key of the title, and the calls that the screen makes first, with where
 * their parameters come from.
 */
export interface RouteEntry {
  path: string;
  access: string;
  title: string;
  reads?: readonly string[];
  readParams?: Readonly<Record<string, ReadParams>>;
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
