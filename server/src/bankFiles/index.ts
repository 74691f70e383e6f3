export { bankFileOfficeRoutes } from './officeRoutes';
