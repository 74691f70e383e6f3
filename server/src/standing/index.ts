export { standingOfficeRoutes } from './officeRoutes';
export { createStanding, ensureStandingRules, type Standing } from './service';
