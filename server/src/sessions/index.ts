export { deviceName, deviceOf } from './deviceName';
export { createSessions, revokeAll, type Sessions, type SignIn } from './service';
