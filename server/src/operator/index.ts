export { bringBeaconValue } from './bringBeaconValue';
