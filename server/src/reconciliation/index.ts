export { reconcileDaily } from './daily';
export { insertReconciliation, selectLast as lastReconciliation } from './lastStore';
export { reconciliationOfficeRoutes, type Books } from './officeRoutes';
export { reconcile } from './service';
