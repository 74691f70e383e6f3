export { violationOfficeRoutes } from './officeRoutes';
export { violationReports } from './routes';
