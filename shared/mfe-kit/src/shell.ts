/** What only the shell uses of the remote contract. */
export { presentAnnouncements } from './announce';
export { retryUntilLoaded } from './retryUntilLoaded';
export { setScreenTitle } from './useScreenTitle';
