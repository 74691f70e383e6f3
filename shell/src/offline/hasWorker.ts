/** Whether this page comes from the service worker, so that it may be one that was kept. */
export const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);
