export { logisticsRoutes } from './routes';
export { createLogistics } from './service';
export { replaceSteps, stepsOfAll } from './store';
