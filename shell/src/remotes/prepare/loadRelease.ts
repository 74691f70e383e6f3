import type { ListedRelease, RemoteLifecycles } from '@members/mfe-kit';
import { ReleaseFailure } from '../phases/ReleaseFailure';
import { withTimeout } from '../phases/withTimeout';

let attempts = 0;

/**
 * Loads the lifecycles of a release: its entry, the singletons given to it, what it exposes. Throws ReleaseFailure of
 * the phase `load` or `init`. Each attempt has a name of its own and after a failure another address, since neither
 * the browser nor the federation runtime asks twice for what failed.
 */
export async function loadRelease(
  release: ListedRelease,
  { timeoutMs, again, isUnsigned }: { timeoutMs: number; again: boolean; isUnsigned: boolean },
): Promise<RemoteLifecycles> {
  const { createHost } = await import(/* webpackChunkName: "federation" */ './federationHost');
  attempts += 1;
  const name = `${release.container}__${attempts}`;
  const path = `${release.baseUrl}/${release.entry}${again ? `?attempt=${attempts}` : ''}`;
  const entry = new URL(path, window.location.href).href;
  const host = createHost({ release, name, entry, integrity: isUnsigned ? null : release.entryIntegrity });
  try {
    const lifecycles = await withTimeout(`Loading ${release.name}`, timeoutMs, host.load());
    for (const step of ['bootstrap', 'mount', 'unmount'] as const)
      if (typeof lifecycles?.[step] !== 'function') throw new Error(`${release.name} exposes no ${step}`);
    return lifecycles as RemoteLifecycles;
  } catch (error) {
    throw new ReleaseFailure(host.isInitialising() ? 'init' : 'load', error);
  }
}
