export { selectWaiting as waitingWithdrawals } from './queueStore';
export { withdrawalOfficeRoutes } from './officeRoutes';
export { createReview, type Review } from './review';
export { selectWithdrawalsBefore } from './queueStore';
export { selectWithdrawalOwner } from './reviewStore';
export { withdrawalRoutes } from './routes';
export { arrive as arriveWithdrawal, reject as rejectWithdrawal, send as sendWithdrawal } from './steps';
export { createWithdrawals, type Withdrawals } from './service';
