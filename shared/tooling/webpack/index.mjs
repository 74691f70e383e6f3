export { baseConfig } from './base.mjs';
export { integrityOf } from './integrityPlugin.mjs';
export { remoteConfig } from './remote.mjs';
export { singletons, singletonRanges, singletonVersions } from './singletons.mjs';
