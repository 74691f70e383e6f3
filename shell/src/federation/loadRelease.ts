import type { ListedRelease, RemoteLifecycles } from '@members/mfe-kit';
import { withTimeout } from './withTimeout';

/** Long enough for a slow phone, short enough that nobody waits in front of nothing. */
const loadTimeoutMs = 15_000;

const loaded = new Map<string, Promise<RemoteLifecycles>>();
let attempts = 0;

/**
 * Loads the lifecycles of a release, once. After a failure the next call tries again under a new name and address,
 * since neither the browser nor the federation runtime asks twice for what failed.
 */
export function loadRelease(release: ListedRelease): Promise<RemoteLifecycles> {
  const known = loaded.get(release.container);
  if (known) return known;
  const loading = withTimeout(`Loading ${release.name}`, loadTimeoutMs, load(release));
  loaded.set(release.container, loading);
  loading.catch(() => loaded.delete(release.container));
  return loading;
}

async function load(release: ListedRelease): Promise<RemoteLifecycles> {
  const { entryIntegrity, host } = await import(/* webpackChunkName: "federation" */ './host');
  attempts += 1;
  const name = `${release.container}__${attempts}`;
  const retry = attempts > 1 ? `?attempt=${attempts}` : '';
  const entry = `${release.baseUrl}/${release.entry}${retry}`;
  entryIntegrity.set(entry, release.entryIntegrity);
  host.registerRemotes([
    {
      name,
      entry,
      entryGlobalName: release.container,
      type: 'global',
    },
  ]);
  const lifecycles = await host.loadRemote<RemoteLifecycles>(`${name}/lifecycles`);
  if (!lifecycles || typeof lifecycles.mount !== 'function')
    throw new Error(`${release.name} ${release.version} exposes no lifecycles`);
  return lifecycles;
}
