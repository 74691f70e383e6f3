export {
  depositObstacle,
  isPaused,
  mayHearOfPlay,
  refuseDeposit,
  refuseStake,
  stakeAllowance,
  type DepositObstacle,
} from './allowance';
export { controlRoutes } from './routes';
export { windowEnd, windowStart } from './rules';
export { createControl, type Control } from './service';
export { endPlay, selectNewestLog } from './store';
