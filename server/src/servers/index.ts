export { createHeartbeat } from './heartbeat';
export { lastDone, markDone, type Chore } from './lastDone';
export { releaseName } from './release';
export { selectChores, selectServers, upsertChore, type ServerRow } from './store';
