export { createClipAddresses } from './clipAddresses';
export { createClips } from './clips';
export { videoRoutes } from './routes';
export { serveClips } from './serveClips';
export { createVideos } from './service';
