export { deviceName, deviceOf } from './deviceName';
export { countDevices, countSeen as countOnline } from './store';
export { createSessions, revokeAll, revokeOne, type Sessions, type SignIn } from './service';
