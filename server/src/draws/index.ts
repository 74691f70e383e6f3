export type { Dice } from '@members/contract';
export { rollDice } from '@members/verifier';
export type { Beacon, BeaconInfo } from './beacon';
export { createBeacon } from './createBeacon';
export { createLocalBeacon, type LocalBeaconOptions } from './localBeacon';
export { createRelayedBeacon, type RelayedBeaconOptions } from './relayedBeacon';
