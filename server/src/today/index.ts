export { readFacts } from './facts';
export { todayOfficeRoutes } from './officeRoutes';
