export { changeSiteSetting, listSiteSettings } from './operatorSettings';
export { siteRoutes } from './routes';
export { createSite, type SiteDependencies } from './service';
export { avatarCount, supportUrl } from './store';
