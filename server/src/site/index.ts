export { changeSiteSetting, listSiteSettings } from './operatorSettings';
export { siteRoutes } from './routes';
export type { SiteDependencies } from './service';
export { avatarCount, supportUrl } from './store';
