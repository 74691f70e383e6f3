export { logisticsRoutes } from './routes';
export { createLogistics } from './service';
