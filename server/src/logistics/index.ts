export { logisticsRoutes, sampleRoutes } from './routes';
