export { reconcileDaily } from './daily';
export { reconcile } from './service';
