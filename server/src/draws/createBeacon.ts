import { quicknet } from '@members/verifier';
import type { Beacon } from './beacon';
import { createLocalBeacon } from './localBeacon';
import { createRelayedBeacon } from './relayedBeacon';

/** The source of draws that the configuration names: the public beacon, or the local test beacon. */
export function createBeacon(config: {
  beacon: 'local' | 'quicknet';
  beaconRelays: readonly string[];
  dataDir: string;
  onError?: (error: unknown, what: string) => void;
}): Beacon {
  return config.beacon === 'local'
    ? createLocalBeacon({ dataDir: config.dataDir })
    : createRelayedBeacon({ info: quicknet, relays: config.beaconRelays, onError: config.onError });
}
