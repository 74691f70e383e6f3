export {
  completeReset,
  insertReset,
  resetsSince,
  withdrawalsWaitUntil,
  waitHours,
  type Reset,
} from './store';
