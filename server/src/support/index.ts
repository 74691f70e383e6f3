export { createConversations } from './conversations';
export { createHelp } from './help';
export { createPictureAddresses } from './pictureAddresses';
export { serveMessagePictures } from './pictures';
export { removeOldConversations } from './retention';
export { supportRoutes } from './routes';
