export { withdrawalOfficeRoutes } from './officeRoutes';
export { createReview, type Review } from './review';
export { withdrawalRoutes } from './routes';
export { createWithdrawals, type Withdrawals } from './service';
