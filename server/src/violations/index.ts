export { violationReports } from './routes';
export { latest as latestViolations, type CountedViolation } from './store';
