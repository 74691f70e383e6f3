export { cancelRecovery } from './operations';
export { makePasswordLink } from './passwordLink';
export { linkUntil } from './store';
export { recoveryRoutes, type RecoveryDependencies } from './routes';
