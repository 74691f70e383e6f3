/** Releases of the remotes: which one runs, and where its files are. */
export { releaseId } from '@members/mfe-kit/release';
export { openRegistry, type Reasoned, type Registry } from './openRegistry';
export { serveRegistry } from './serveRegistry';
