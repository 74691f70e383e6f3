/** What only the shell uses of the remote contract. */
export { presentAnnouncements } from './announce';
export { setScreenTitle } from './useScreenTitle';
