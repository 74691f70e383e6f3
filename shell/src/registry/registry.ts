import type { RegistryDocument } from '@members/mfe-kit';
import { useSyncExternalStore } from 'react';
import { verifyDocument } from './verifyDocument';

const empty: RegistryDocument = { revision: 0, issuedAt: '', remotes: {}, overrides: 'nobody' };
let current: RegistryDocument = empty;
let pinnedKey: JsonWebKey | undefined;
const listeners = new Set<() => void>();

/** Takes the document that the page was served with; `key` is what every later one must be signed by too. */
export async function readInlinedRegistry(key: JsonWebKey | undefined): Promise<void> {
  pinnedKey = key;
  const inlined = document.getElementById('members-registry')?.textContent;
  if (inlined) await take(inlined).catch((error: unknown) => console.error(error));
}

/** Asks the registry for its current document, e.g. before a retry. Keeps the known one if there is no answer. */
export async function refreshRegistry(): Promise<void> {
  try {
    const response = await fetch('/registry.jws', { cache: 'no-cache', signal: AbortSignal.timeout(5_000) });
    if (response.ok) await take(await response.text());
  } catch {
    // The last known document stays in force.
  }
}

/** Takes a newer document; an older revision is never taken back. */
async function take(jws: string): Promise<void> {
  if (!pinnedKey) throw new Error('This page names no key of a registry.');
  const next = await verifyDocument(jws, pinnedKey);
  if (next.revision < current.revision) return;
  current = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRegistry(): RegistryDocument {
  return useSyncExternalStore(subscribe, () => current);
}
