export { logisticsRoutes } from './routes';
