export { monthOfficeRoutes } from './officeRoutes';
export { monthDifferences } from './service';
export { prepareMonths } from './store';
