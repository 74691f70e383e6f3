export { siteOfficeRoutes, type SiteOfficeDependencies } from './officeRoutes';
export { rechargeChannelLabels, refuseChannel } from './rechargeChannels';
export { siteRoutes } from './routes';
export { createSite, languageNames, type SiteDependencies } from './service';
export {
  avatarCount,
  ensureSite,
  fundPasswordTerms,
  guidePrices,
  insertRechargeChannel,
  isOpen,
  membersInvite,
  rechargeChannels,
  rechargeTerms,
  setSupportLink,
  siteName,
  supportLink,
  supportUrl,
  withdrawalWaitHours,
} from './store';
