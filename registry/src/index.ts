/** Releases of the remotes: which one runs, and where its files are. */
export { releaseId } from './document';
export { serveRegistry } from './serveRegistry';
export { openRegistry, type Registry } from './store';
