export { recoveryCodeRoutes } from './routes';
export { createRecoveryCodes } from './service';
