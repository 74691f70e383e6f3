export { changeSiteSetting, listSiteSettings } from './operatorSettings';
export { siteRoutes } from './routes';
export { createSite, type SiteDependencies } from './service';
export { avatarCount, ensureRechargeChannels, ensureSite, rechargeTerms, supportUrl } from './store';
