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

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const versionOf = (module: string) => SINGLETON_VERSIONS[module] ?? '0.0.0';
const shareConfig = (module: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${versionOf(module)}`,
});

const loaded = (module: string, lib: object) => ({
  [module]: { version: versionOf(module), lib: () => lib, shareConfig: shareConfig(module) },
});

/** A part that the shell itself may not need yet: loaded when the first remote asks for it. */
const loadedLater = (module: string, load: () => Promise<object>) => ({
  [module]: {
    version: versionOf(module),
    get: async () => {
      const lib = frozen(await load());
      return () => lib;
    },
    shareConfig: shareConfig(module),
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

/**
 * What the shell gives to a release: one instance each, the shell's own, and an api client for this release alone. No
 * release can change what another one gets (decision 89).
 */
export const singletonsFor = (release: ListedRelease): Shared =>
  ({ ...forAll(), ...loaded('@members/api-client', frozen(clientOf(release))) }) as unknown as Shared;
