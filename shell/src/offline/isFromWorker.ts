/** Whether this page comes from the service worker, so that it may be an old one that was kept. */
export const isFromWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);
