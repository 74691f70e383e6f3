/** Releases of the remotes: which one runs, and where its files are. */
export { releaseId } from '@members/mfe-kit/release';
export type { Gate } from './activation/passGate';
export { liveGate } from './activation/liveGate';
export { openRegistry, type Reasoned, type Registry } from './openRegistry';
export { publishBuild } from './publishing/publishBuild';
export { serveRegistry } from './serveRegistry';
