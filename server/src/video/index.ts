export { videoRoutes } from './routes';
export { videoShelves } from './service';
