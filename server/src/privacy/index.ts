export { privacyRoutes } from './routes';
export { createPrivacy } from './service';
