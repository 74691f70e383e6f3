export { linkBanner, listBanners } from './bannerLinks';
export { contentOfficeRoutes } from './officeRoutes';
export { seenContent, type Look } from './seen';
