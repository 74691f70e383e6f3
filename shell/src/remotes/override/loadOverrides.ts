import type { ListedRelease, OverrideRule, RemoteManifest } from '@members/mfe-kit';
import { allowDeveloper } from '../../security/startTrustedTypes';
import { endOverride, overrideAddresses, type Override, type OverrideRequest } from './addresses';
import { loadPreview, previewFolder, PreviewOver, takePreviewLink } from './previews';

const timeoutMs = 5_000;

/** Whether the registry lets this member, or visitor, run own builds. */
export const mayOverride = (rule: OverrideRule, memberId: number | null): boolean =>
  rule === 'everybody' || (Array.isArray(rule) && memberId !== null && rule.includes(String(memberId)));

/** Loads what is known of the builds that this browser is told to run, and that may run. */
export async function loadOverrides(request: OverrideRequest): Promise<Override[]> {
  await takePreviewLink().catch((error: unknown) => console.error('The preview can’t be taken:', error));
  const maySwap = mayOverride(request.rule, request.memberId);
  const found = overrideAddresses(localStorage).map(async ([name, address]): Promise<Override[]> => {
    const isPreview = previewFolder(address) !== null;
    if (!isPreview && !maySwap) return [];
    const loaded = isPreview ? loadPreview({ name, address }, { ...request, maySwap }) : load(name, address);
    return loaded.then(
      (build) => [{ name, address, ...build }],
      (error: unknown) => {
        console.error(`No build of ${name} at ${address}:`, error);
        if (error instanceof PreviewOver) endOverride(name, localStorage);
        return [{ name, address, release: null }];
      },
    );
  });
  return (await Promise.all(found)).flat();
}

async function load(name: string, address: string): Promise<{ release: ListedRelease }> {
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
  return { release: { ...manifest, baseUrl, entryIntegrity: '', releaseHash: '' } };
}

/** The folder of an own build, given by any file in it; null where it is not on this machine. */
export function overrideFolder(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const allowed = protocol === 'http:' && hostname === 'localhost';
  return allowed ? new URL('.', address).href.replace(/\/$/, '') : null;
}
