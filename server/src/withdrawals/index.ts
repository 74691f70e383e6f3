export { withdrawalRoutes } from './routes';
export { createWithdrawals, type Withdrawals } from './service';
