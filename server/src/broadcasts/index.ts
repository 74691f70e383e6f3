export { broadcastOfficeRoutes } from './officeRoutes';
export { toText } from './paragraphs';
export { createBroadcasts, type Broadcasts } from './service';
