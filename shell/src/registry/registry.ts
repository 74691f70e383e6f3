import type { RegistryDocument } from '@members/mfe-kit';
import { useSyncExternalStore } from 'react';
import { inlinedJson } from '../inlinedJson';

const empty: RegistryDocument = { revision: 0, remotes: {} };
let current: RegistryDocument = empty;
const listeners = new Set<() => void>();

/** Takes the document that the page was served with. */
export function readInlinedRegistry(): void {
  const inlined = inlinedJson<RegistryDocument>('members-registry');
  if (inlined) take(inlined);
}

/** Asks the registry for its current document, e.g. before a retry. Keeps the known one if there is no answer. */
export async function refreshRegistry(): Promise<void> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(5_000) });
    if (response.ok) take((await response.json()) as RegistryDocument);
  } catch {
    // The last known document stays in force.
  }
}

/** Takes a newer document; an older revision is never taken back. */
function take(next: RegistryDocument): void {
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
