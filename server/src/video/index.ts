export { createClipAddresses } from './clipAddresses';
export { createClips } from './clips';
export { createLocalClips, type LocalClips } from './localClips';
export { clipOfficeRoutes } from './officeRoutes';
export { videoRoutes } from './routes';
export { serveCaptions } from './serveCaptions';
export { serveClips } from './serveClips';
export { createVideos } from './service';
