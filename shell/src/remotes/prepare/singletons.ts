import * as apiClient from '@members/api-client';
import * as i18n from '@members/i18n';
import * as mfeKit from '@members/mfe-kit';
import * as router from '@members/mfe-kit/router';
import * as uiCore from '@members/ui/core';
import type { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

declare const SINGLETON_VERSIONS: Readonly<Record<string, string>>;

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const versionOf = (module: string) => SINGLETON_VERSIONS[module] ?? '0.0.0';
const shareConfig = (module: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${versionOf(module)}`,
});

const loaded = (module: string, lib: unknown) => ({
  [module]: { version: versionOf(module), lib: () => lib, shareConfig: shareConfig(module) },
});

/** A part that the shell itself may not need yet: loaded when the first remote asks for it. */
const loadedLater = (module: string, load: () => Promise<unknown>) => ({
  [module]: {
    version: versionOf(module),
    get: async () => {
      const lib = await load();
      return () => lib;
    },
    shareConfig: shareConfig(module),
  },
});

/** What the shell gives to every remote: one instance each, the shell's. */
export const singletons = {
  ...loaded('react', React),
  ...loaded('react/jsx-runtime', jsxRuntime),
  ...loaded('react-dom', ReactDOM),
  ...loaded('react-dom/client', ReactDOMClient),
  ...loaded('@members/api-client', apiClient),
  ...loaded('@members/i18n', i18n),
  ...loaded('@members/mfe-kit', mfeKit),
  ...loaded('@members/mfe-kit/router', router),
  ...loaded('@members/ui/core', uiCore),
  ...loadedLater('@members/ui/forms', () => import(/* webpackChunkName: "ui-forms" */ '@members/ui/forms')),
  ...loadedLater(
    '@members/ui/overlay',
    () => import(/* webpackChunkName: "ui-overlay" */ '@members/ui/overlay'),
  ),
} as unknown as Shared;
