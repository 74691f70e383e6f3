/** What only the shell uses of the remote contract. */
export { setScreenTitle } from './useScreenTitle';
