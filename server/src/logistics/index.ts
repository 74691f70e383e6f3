export { logisticsRoutes } from './routes';
export { createLogistics } from './service';
export { replaceSteps, steps as selectSteps } from './store';
