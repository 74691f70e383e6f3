import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { shared } from './shared';

/** Remotes are built with an external federation runtime: this is it, once for all of them. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Integrity of each entry by its address: what isn't listed here isn't loaded. */
export const entryIntegrity = new Map<string, string>();

/** Loads entries of releases as the bytes that the registry has signed, or not at all. */
const integrity: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript({ url }) {
    const known = entryIntegrity.get(url);
    if (!known) throw new Error(`No integrity is known for ${url}`);
    const script = document.createElement('script');
    script.src = url;
    script.integrity = known;
    script.crossOrigin = 'anonymous';
    return script;
  },
};

/** The federation host, made at run time. */
export const host = createInstance({ name: 'members_shell', remotes: [], shared, plugins: [integrity] });
