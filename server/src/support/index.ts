export { createConversations } from './conversations';
export { createHelp } from './help';
export { supportOfficeRoutes } from './officeRoutes';
export { createPictureAddresses } from './pictureAddresses';
export { serveMessagePictures } from './pictures';
export { countWaiting, type WaitingCount } from './queueStore';
export { removeOldConversations } from './retention';
export { supportRoutes } from './routes';
export { setFirstHours } from './settingsStore';
