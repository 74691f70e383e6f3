export { linkBanner, listBanners } from './bannerLinks';
export { contentOfficeRoutes } from './officeRoutes';
export { asTypedBy, seenBy, seenContent, type Look } from './seen';
