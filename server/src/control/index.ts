export {
  depositObstacle,
  isPaused,
  limitsOf,
  mayHearOfPlay,
  refuseDeposit,
  refuseStake,
  stakeAllowance,
  whoMayHearOfPlay,
  type DepositObstacle,
} from './allowance';
export { byteOrderMark, csvLine, type Cell } from './csv';
export { controlRoutes } from './routes';
export { windowEnd, windowStart } from './rules';
export { createControl, type Control } from './service';
export { endPlay, selectNewestLog } from './store';
