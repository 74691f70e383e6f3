export { cancelRecovery } from './operations';
export { recoveryRoutes, type RecoveryDependencies } from './routes';
