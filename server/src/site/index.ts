export { changeSiteSetting, listSiteSettings } from './operatorSettings';
export { changeChannelSetting, listChannels } from './channelSettings';
export { rechargeChannelLabels, refuseChannel } from './rechargeChannels';
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
  supportUrl,
} from './store';
