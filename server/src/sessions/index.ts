export { deviceName, deviceOf } from './deviceName';
export { countDevices } from './deviceStore';
export { countSeen as countOnline } from './store';
export { createSessions, revokeAll, revokeOne, type Sessions, type SignIn } from './service';
