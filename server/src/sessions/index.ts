export { deviceName, deviceOf } from './deviceName';
export { countSeen as countOnline } from './store';
export { createSessions, revokeAll, type Sessions, type SignIn } from './service';
