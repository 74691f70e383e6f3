import { freshness } from './freshness';

/** Whether there is a network as far as the page knows: a browser says so too where no server can be reached. */
export const hasNetwork = (): boolean => navigator.onLine && freshness.keptSince() === null;

/** Calls back whenever that may have changed. Returns what ends it. */
export function onNetworkChange(listener: () => void): () => void {
  const stop = freshness.subscribe(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
