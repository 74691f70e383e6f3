import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { singletons } from './singletons';

/** Remotes are built with an external federation runtime: this is it, once for all of them. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Integrity of each entry by its address; null for a developer's own build. What isn't listed here isn't loaded. */
export const entryIntegrity = new Map<string, string | null>();

/** The remotes, by the names they are registered under, whose container is being given the singletons. */
export const initialising = new Set<string>();

/** Loads entries of releases as the bytes that the registry has signed, or not at all. */
const integrity: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript({ url }) {
    const known = entryIntegrity.get(url);
    if (known === undefined) throw new Error(`No integrity is known for ${url}`);
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    if (known !== null) script.integrity = known;
    return script;
  },
};

const phases: ModuleFederationRuntimePlugin = {
  name: 'phases',
  beforeInitContainer(given) {
    initialising.add(given.remoteInfo.name);
    return given;
  },
  initContainer(given) {
    initialising.delete(given.remoteInfo.name);
    return given;
  },
};

/** The federation host, made at run time. */
export const host = createInstance({
  name: 'members_shell',
  remotes: [],
  shared: singletons,
  plugins: [integrity, phases],
});
