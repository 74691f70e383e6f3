export type { Written } from '../database/tables/messages';
export { mailText } from './mailText';
export { messageRoutes } from './routes';
export { createMessages, tellMember, type NewMessage } from './service';
export { unreadCount } from './store';
