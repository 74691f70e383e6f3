export { deviceName, deviceOf } from './deviceName';
export { createSessions, revokeAll, revokeOne, type Sessions, type SignIn } from './service';
