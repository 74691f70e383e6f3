export type { Dice } from '@members/contract';
export { rollDice } from '@members/verifier';
export type { Beacon, BeaconInfo } from './beacon';
export { createLocalBeacon, type LocalBeaconOptions } from './localBeacon';
export { createQuicknet, type SignatureSource } from './quicknet';
