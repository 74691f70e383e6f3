export { showcaseRoutes } from './routes';
