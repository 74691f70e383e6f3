export { siteRoutes } from './routes';
export type { SiteDependencies } from './service';
