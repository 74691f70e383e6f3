export { contentOfficeRoutes } from './officeRoutes';
export { asTypedBy, seenBy, seenContent, type Look } from './seen';
