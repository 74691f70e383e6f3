export { completeReset, insertReset, resetsSince, withdrawalsWaitUntil, type Reset } from './store';
