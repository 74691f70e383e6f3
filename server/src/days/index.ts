export { dayOfficeRoutes } from './officeRoutes';
export { dayDifferences } from './service';
