export type { Written } from '../database/tables/messages';
export { messagesOf } from './history';
export { selectSwitches } from './switchStore';
export { mailText } from './mailText';
export { createPushPayload } from './pushPayload';
export { messageRoutes } from './routes';
export {
  createMessages,
  forgetAnswer,
  removeOldMessages,
  tellAnswer,
  tellMember,
  tellMembers,
  type NewMessage,
} from './service';
export { selectToldSubjects, unreadCount } from './store';
export { selectWhoWantsBets } from './switchStore';
