export { rechargeReference } from './credit';
export { rechargeOfficeRoutes } from './officeRoutes';
export { createReceivedPayments, type ReceivedPayments } from './receivedPayments';
export { createUnmatchedPayments } from './unmatched';
export { takePaymentNotice } from './takePaymentNotice';
export { paymentNotices } from './paymentNotices';
export { rechargeRoutes } from './routes';
export { selectUncredited as uncreditedPayments } from './unmatchedStore';
export { createRecharges, type Recharges } from './service';
