export { createSessions, revokeAll, type Sessions, type SignIn } from './service';
