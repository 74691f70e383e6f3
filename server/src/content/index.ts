export { contentOfficeRoutes } from './officeRoutes';
export { seenContent, type Look } from './seen';
