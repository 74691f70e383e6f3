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

const here = (module: string, lib: unknown) => ({
  [module]: { version: versionOf(module), lib: () => lib, shareConfig: shareConfig(module) },
});

/** A part that the shell itself may not need yet: loaded when the first remote asks for it. */
const later = (module: string, load: () => Promise<unknown>) => ({
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
export const shared = {
  ...here('react', React),
  ...here('react/jsx-runtime', jsxRuntime),
  ...here('react-dom', ReactDOM),
  ...here('react-dom/client', ReactDOMClient),
  ...here('@members/api-client', apiClient),
  ...here('@members/i18n', i18n),
  ...here('@members/mfe-kit', mfeKit),
  ...here('@members/mfe-kit/router', router),
  ...here('@members/ui/core', uiCore),
  ...later('@members/ui/forms', () => import(/* webpackChunkName: "ui-forms" */ '@members/ui/forms')),
  ...later('@members/ui/overlay', () => import(/* webpackChunkName: "ui-overlay" */ '@members/ui/overlay')),
} as unknown as Shared;
