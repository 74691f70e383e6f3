export { refuseDeposit, refuseStake, stakeAllowance } from './allowance';
export { controlRoutes } from './routes';
export { createControl, type Control } from './service';
