export { recoveryRoutes, type RecoveryDependencies } from './routes';
