import { currentLanguage, namespaces, type TextLoader } from '@members/i18n';
import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteLifecycles, RemoteProps } from './contract';
import type { LazyScreen } from './lazyScreen';
import { routeAt } from './release';
import { RemoteRoot, type RemoteScreen } from './RemoteRoot';

/** So long the outline of the shell stands for a screen that is on the way; then one of the remote. */
const patienceMs = 3_000;

/** When a screen is loaded, or can't be, or takes its time: what is late, or fails, does so on screen. */
async function settled(screen: LazyScreen | undefined): Promise<void> {
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
        settled(routeAt(screens, props.history.location.pathname)?.Screen),
      ]);
      await parcel.mount(props as never);
    },
    unmount: (props) => parcel.unmount(props as never) as Promise<unknown>,
    async preload({ path, language }) {
      await Promise.all([texts(language), routeAt(screens, path)?.Screen.preload?.()]);
    },
  };
}
