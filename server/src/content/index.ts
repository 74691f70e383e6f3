export { contentOfficeRoutes } from './officeRoutes';
