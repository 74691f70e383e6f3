export { rechargeReference, takeNotice } from './notices';
export { paymentNotices } from './paymentNotices';
export { rechargeRoutes } from './routes';
export { createRecharges, type Recharges } from './service';
