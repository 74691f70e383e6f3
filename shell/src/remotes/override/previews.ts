import type { ListedRelease } from '@members/mfe-kit';
import type { Preview } from '@members/mfe-kit/preview';
import { verifySigned } from '../../registry/verifyDocument';
import type { OverrideRequest } from './addresses';

const timeoutMs = 5_000;

/** The folder of a preview, where an address is one of this origin's registry; null for any other. */
export const previewFolder = (address: string): string | null =>
  /^\/registry\/previews\/[\w.-]+$/.test(address) ? address : null;

/** The registry knows no such preview any more. */
export class PreviewOver extends Error {}

/** Takes the preview that a link names, `?preview=mfe-x~<token>`, for this browser, and takes it out of the address. */
export async function takePreviewLink(): Promise<void> {
  const url = new URL(window.location.href);
  const [, name, token] = /^(mfe-[a-z0-9-]+)~([\w.-]+)$/.exec(url.searchParams.get('preview') ?? '') ?? [];
  if (!name || !token) return;
  url.searchParams.delete('preview');
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  const response = await fetch(`/registry/previews/${token}`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { token: own, error } = (await response.json()) as { token?: string; error?: string };
  if (!own) throw new Error(error);
  localStorage.setItem(`members.override.${name}`, `/registry/previews/${own}`);
}

/** Asks the registry for a preview; undefined where it is over. Throws where there is no answer. */
export async function askForPreview(address: string): Promise<string | undefined> {
  const response = await fetch(`${address}/preview.jws`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The registry answers ${response.status}.`);
  return response.text();
}

/** Loads a preview. Throws where it is over, not signed by the registry, or for somebody else. */
export async function loadPreview(
  { name, address }: { name: string; address: string },
  { registryKey, memberId, maySwap }: OverrideRequest & { maySwap: boolean },
): Promise<{ release: ListedRelease; until: string }> {
  const jws = await askForPreview(address);
  if (!jws) throw new PreviewOver('The preview is over.');
  if (!registryKey) throw new Error('This page names no key of a registry.');
  const { content } = await verifySigned(jws, registryKey);
  const { preview } = JSON.parse(content) as { preview?: Preview };
  if (
    !preview?.release.entryIntegrity ||
    preview.release.name !== name ||
    preview.release.baseUrl !== address
  )
    throw new Error('The registry has signed another thing.');
  const { release, audience, until } = preview;
  const isMember = typeof audience === 'object' && audience.member === String(memberId);
  if (!(audience === 'device' || isMember || (audience === 'developers' && maySwap)))
    throw new Error('The preview is for somebody else.');
  return { release, until };
}
