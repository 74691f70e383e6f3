export { privacyRoutes } from './routes';
export { createPrivacy, type Privacy } from './service';
