export { setBannerLink } from './bannerLinks';
export { changeSiteSetting, listSiteSettings } from './operatorSettings';
export { siteRoutes } from './routes';
export { createSite, languageNames, type SiteDependencies } from './service';
export {
  avatarCount,
  ensureSite,
  guidePrices,
  insertRechargeChannel,
  membersInvite,
  rechargeChannels,
  rechargeTerms,
  selectBanners,
  supportUrl,
} from './store';
