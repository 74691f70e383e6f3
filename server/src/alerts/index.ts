export type { Facts } from './conditions';
export { createAlerts, raiseAlert, type AlertReceivers, type Alerts } from './createAlerts';
export { selectUnsent as unsentAlerts } from './deliveryStore';
export { alertOfficeRoutes, alertsFor } from './officeRoutes';
export { callWebhook, type Webhook } from './webhook';
