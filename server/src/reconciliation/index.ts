export { reconcileDaily } from './daily';
export { reconciliationOfficeRoutes, type Books } from './officeRoutes';
export { reconcile } from './service';
