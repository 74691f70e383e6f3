import type { ListedRelease, OverrideRule, RemoteManifest } from '@members/mfe-kit';
import { allowDeveloper } from '../../security/startTrustedTypes';
import { mayOverride, overrideAddresses, overrideFolder } from './overrideAddress';

const timeoutMs = 5_000;

export interface Override {
  name: string;
  address: string;
  /** Null where the address has no build, or none that may run. */
  release: ListedRelease | null;
}

/** The own builds that this browser runs in this page, where the registry allows it. */
export async function loadOverrides(rule: OverrideRule, memberId: number | null): Promise<Override[]> {
  const addresses = overrideAddresses(localStorage);
  if (addresses.length === 0 || !mayOverride(rule, memberId)) return [];
  return Promise.all(
    addresses.map(async ([name, address]) => {
      const release = await load(name, address).catch((error: unknown) => {
        console.error(`No build of ${name} at ${address}:`, error);
        return null;
      });
      return { name, address, release };
    }),
  );
}

async function load(name: string, address: string): Promise<ListedRelease> {
  const baseUrl = overrideFolder(address);
  if (!baseUrl) throw new Error('Only http://localhost is taken.');
  allowDeveloper(new URL(baseUrl).origin);
  const response = await fetch(`${baseUrl}/remote.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`remote.json answers ${response.status}.`);
  const manifest = (await response.json()) as RemoteManifest;
  if (manifest.name !== name) throw new Error(`It is a build of ${manifest.name}.`);
  return { ...manifest, baseUrl, entryIntegrity: '', releaseHash: '' };
}
