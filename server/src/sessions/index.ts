export { createSessions, type Sessions } from './service';
