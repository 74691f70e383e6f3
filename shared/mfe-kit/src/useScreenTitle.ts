import { useSyncExternalStore } from 'react';

/** The title of the route on screen: the shell sets it, screens show it as their h1 (ROUTE-03). */
let title = '';
const listeners = new Set<() => void>();

export function setScreenTitle(next: string): void {
  title = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useScreenTitle(): string {
  return useSyncExternalStore(subscribe, () => title);
}
