import { clientFor, type ApiClient } from '@members/api-client/clientFor';
import * as i18n from '@members/i18n';
import * as mfeKit from '@members/mfe-kit';
import type { ListedRelease } from '@members/mfe-kit';
import * as router from '@members/mfe-kit/router';
import * as uiCore from '@members/ui/core';
import type { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { callerOf } from './callerOf';
import { frozen } from './frozen';

declare const SINGLETON_VERSIONS: Readonly<Record<string, string>>;
/** Version of the React before the shell's own. */
declare const EARLIER_REACT: string;

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const versionOf = (module: string) => SINGLETON_VERSIONS[module] ?? '0.0.0';
const shareConfig = (version: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
});

const loaded = (module: string, lib: object) => ({
  [module]: { version: versionOf(module), lib: () => lib, shareConfig: shareConfig(versionOf(module)) },
});

/** A part that the shell itself may not need yet: loaded when the first remote asks for it. */
const loadedLater = (module: string, load: () => Promise<object>, version = versionOf(module)) => ({
  [module]: {
    version,
    get: async () => {
      const lib = frozen(await load());
      return () => lib;
    },
    shareConfig: shareConfig(version),
  },
});

/** The same for all releases. */
const forAll = () => ({
  ...loaded('react', frozen(React)),
  ...loaded('react/jsx-runtime', frozen(jsxRuntime)),
  ...loaded('react-dom', frozen(ReactDOM)),
  ...loaded('react-dom/client', frozen(ReactDOMClient)),
  ...loaded('@members/i18n', frozen(i18n)),
  ...loaded('@members/mfe-kit', frozen(mfeKit)),
  ...loaded('@members/mfe-kit/router', frozen(router)),
  ...loaded('@members/ui/core', frozen(uiCore)),
  ...loadedLater('@members/ui/forms', () => import(/* webpackChunkName: "ui-forms" */ '@members/ui/forms')),
  ...loadedLater(
    '@members/ui/overlay',
    () => import(/* webpackChunkName: "ui-overlay" */ '@members/ui/overlay'),
  ),
});

const clients = new Map<string, ApiClient>();

/** The api client of a release, the same in every attempt to load it. */
function clientOf(release: ListedRelease): ApiClient {
  const made = clients.get(release.container) ?? clientFor(callerOf(release));
  clients.set(release.container, made);
  return made;
}

type EarlierReact = typeof import('./earlierReact');

const earlierReact = (module: string, part: (parts: EarlierReact) => object) =>
  loadedLater(
    module,
    async () => part(await import(/* webpackChunkName: "earlier-react" */ './earlierReact')),
    EARLIER_REACT,
  );

/** For a release on the React before the shell's own: what is built on the shell's React is not for it. */
const forEarlierReact = (client: ApiClient) => ({
  ...earlierReact('react', ({ react }) => react),
  ...earlierReact('react/jsx-runtime', ({ jsxRuntime }) => jsxRuntime),
  ...earlierReact('react-dom', ({ reactDom }) => reactDom),
  ...earlierReact('react-dom/client', ({ reactDomClient }) => reactDomClient),
  ...loaded('@members/api-client', frozen(withoutHooks(client))),
});

const withoutHooks = (client: ApiClient): object =>
  Object.fromEntries(Object.entries(client).filter(([name]) => !/^use[A-Z]/.test(name)));

const majorOf = (range = '') => /\d+/.exec(range)?.[0];

/**
 * What the shell gives to a release: one instance each, the shell's own, and an api client for this release alone. No
 * release can change what another one gets (decision 89). Which React it gets its range of `react` says (decision 94).
 */
export function singletonsFor(release: ListedRelease): Shared {
  const client = clientOf(release);
  const given =
    majorOf(release.shared['react']) === majorOf(EARLIER_REACT)
      ? forEarlierReact(client)
      : { ...forAll(), ...loaded('@members/api-client', frozen(client)) };
  return given as unknown as Shared;
}
