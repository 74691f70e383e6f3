export { rechargeReference, takePaymentNotice } from './takePaymentNotice';
export { paymentNotices } from './paymentNotices';
export { rechargeRoutes } from './routes';
export { createRecharges, type Recharges } from './service';
