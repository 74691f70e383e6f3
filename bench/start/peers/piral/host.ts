import '@members/ui/tokens.css';
import * as apiClient from '@members/api-client';
import * as i18n from '@members/i18n';
import * as mfeKit from '@members/mfe-kit';
import * as router from '@members/mfe-kit/router';
import type { RemoteLifecycles } from '@members/mfe-kit';
import * as uiCore from '@members/ui/core';
import { createListener, initializeApi, startLoadingPilets } from 'piral-base';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { followAddress } from '../common/followAddress';
import { routes, type RemoteName } from '../common/routes';
import { startShared } from '../common/startShared';

/** What the page gives to its pilets. */
const dependencies = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  '@members/api-client': apiClient,
  '@members/i18n': i18n,
  '@members/mfe-kit': mfeKit,
  '@members/mfe-kit/router': router,
  '@members/ui/core': uiCore,
};

const registered = new Map<string, RemoteLifecycles>();
const waiting = new Map<string, (lifecycles: RemoteLifecycles) => void>();

const history = await startShared();
const events = createListener({});
startLoadingPilets({
  dependencies,
  createApi: (pilet) =>
    Object.assign(initializeApi(pilet, events), {
      registerScreens(lifecycles: RemoteLifecycles) {
        registered.set(pilet.name, lifecycles);
        waiting.get(pilet.name)?.(lifecycles);
      },
    }),
  fetchPilets: async () =>
    Object.values(routes).map(({ remote }) => ({
      name: remote,
      version: '1.0.0',
      spec: 'v2' as const,
      requireRef: remote,
      link: `${window.location.origin}/peers/piral/${remote.replace('mfe-', '')}/js/main.js`,
    })),
});
followAddress(history, (name: RemoteName) => {
  const known = registered.get(name);
  return known ? Promise.resolve(known) : new Promise((resolve) => waiting.set(name, resolve));
});
