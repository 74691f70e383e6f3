import { createListeners } from '@members/api-client/listeners';
import { useSyncExternalStore } from 'react';

/** The title of the route on screen: the shell sets it, screens show it as their h1 (ROUTE-03). */
let title = '';
const listeners = createListeners();

/** Screens that have not been rendered yet find the title; those that have been are told, unless `silently`. */
export function setScreenTitle(next: string, { silently = false } = {}): void {
  title = next;
  if (!silently) listeners.notify();
}

const current = () => title;

export function useScreenTitle(): string {
  return useSyncExternalStore(listeners.subscribe, current, current);
}
