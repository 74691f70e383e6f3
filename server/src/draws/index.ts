export type { Beacon, BeaconInfo } from './beacon';
export { rollDice, type Dice } from './dice';
export { createLocalBeacon, type LocalBeaconOptions } from './localBeacon';
export { createQuicknet, quicknet, type SignatureSource } from './quicknet';
