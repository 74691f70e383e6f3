/** What only the shell uses of the remote contract. */
export { presentAnnouncements } from './announce';
export { atLast } from './atLast';
export { setScreenTitle } from './useScreenTitle';
