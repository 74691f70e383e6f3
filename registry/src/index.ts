/** Which release of each remote runs, and where its files are. */
export { releaseId } from '@members/mfe-kit/release';
export type { ReleaseAlert } from './alerts/alert';
export type { Gate } from './gate/gate';
export { chromiumPath } from './gate/chromiumPath';
export { liveGate } from './gate/gateChecks';
export { Refusal } from './log/refusal';
export { openRegistry, type Registry } from './openRegistry';
export { publishBuild } from './releases/publish';
export { serveRegistry } from './serveRegistry';
