export { changeSiteSetting, listSiteSettings } from './operatorSettings';
export { siteRoutes } from './routes';
export { createSite, type SiteDependencies } from './service';
export { avatarCount, rechargeTerms, supportUrl } from './store';
