export { showcaseRoutes } from './routes';
export { createShowcase } from './service';
