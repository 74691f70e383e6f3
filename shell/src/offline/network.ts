import { freshness } from '@members/api-client/shell';

/** Whether there is a network as far as the page knows: a browser says so too where no server can be reached. */
export const hasNetwork = (): boolean => navigator.onLine && freshness.keptSince() === null;

/** Calls back whenever that may have changed. Answers how to call it off. */
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
