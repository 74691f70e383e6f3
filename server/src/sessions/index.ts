export { deviceName, deviceOf } from './deviceName';
export { countDevices } from './store';
export { createSessions, revokeAll, revokeOne, type Sessions, type SignIn } from './service';
