export { baseConfig } from './base.mjs';
export { filesOf } from './filesOf.mjs';
export { integrityOf } from './integrityPlugin.mjs';
export { remoteConfig } from './remote.mjs';
export { singletons, singletonRanges, singletonVersions } from './singletons.mjs';
export { declarationsFor } from './usesPlugin.mjs';
