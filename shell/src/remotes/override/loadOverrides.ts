import type { ListedRelease, RemoteManifest } from '@members/mfe-kit';
import { allowDeveloper } from '../../security/startTrustedTypes';

const timeoutMs = 5_000;

/** Loads what `remote.json` says of the builds at addresses that may be taken. */
export const loadOverrides = (addresses: readonly [name: string, address: string][]) =>
  Promise.all(
    addresses.map(async ([name, address]) => {
      const release = await load(name, address).catch((error: unknown) => {
        console.error(`No build of ${name} at ${address}:`, error);
        return null;
      });
      return { name, address, release };
    }),
  );

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

/** The folder of an own build, given by any file in it; null where it is not on this machine. */
export function overrideFolder(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const allowed = protocol === 'http:' && hostname === 'localhost';
  return allowed ? new URL('.', address).href.replace(/\/$/, '') : null;
}
