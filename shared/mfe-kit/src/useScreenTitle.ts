import { createListeners } from '@members/api-client/listeners';
import { useSyncExternalStore } from 'react';

/** The title of the route on screen: the shell sets it, screens show it as their h1 (ROUTE-03). */
let title = '';
const listeners = createListeners();

export function setScreenTitle(next: string): void {
  title = next;
  listeners.notify();
}

export function useScreenTitle(): string {
  return useSyncExternalStore(listeners.subscribe, () => title);
}
