import type { ListedRelease, RemoteLifecycles } from '@members/mfe-kit';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { keepApart, lockShared } from './keepApart';
import { singletonsFor } from './singletons';

/** Remotes are built with an external federation runtime: this is it, once for all of them. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
lockShared(runtimeCore);

export interface HostedRelease {
  release: ListedRelease;
  /** The name that it is loaded under, another one in each attempt. */
  name: string;
  /** Address of its entry. */
  entry: string;
  /** Integrity of the entry; null for a developer's own build. */
  integrity: string | null;
}

/**
 * The federation host of one release, made at run time: what is shared in it is what the shell gives to that release, and
 * no other release gets hold of it.
 */
export function createHost({ release, name, entry, integrity }: HostedRelease) {
  let initialising = false;
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'release',
    /** Loads the entry as the bytes that the registry has signed, or not at all. */
    createScript({ url }) {
      if (url !== entry) throw new Error(`No integrity is known for ${url}`);
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      if (integrity !== null) script.integrity = integrity;
      return script;
    },
    beforeInitContainer(given) {
      initialising = true;
      return given;
    },
    initContainer(given) {
      initialising = false;
      return given;
    },
  };
  keepApart(release);
  const host = new runtimeCore.ModuleFederation({
    name: `members_shell_${name}`,
    remotes: [{ name, entry, entryGlobalName: release.container, type: 'global' }],
    shared: singletonsFor(release),
    plugins: [plugin],
  });
  return {
    async load(): Promise<RemoteLifecycles | null> {
      try {
        return await host.loadRemote<RemoteLifecycles>(`${name}/lifecycles`);
      } finally {
        // Nobody else is to ask it for anything.
        Object.assign(globalThis, { [release.container]: undefined });
      }
    },
    /** Whether its container is being given the singletons. */
    isInitialising: () => initialising,
  };
}
