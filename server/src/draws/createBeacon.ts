import { quicknet } from '@members/verifier';
import type { Beacon } from './beacon';
import { createLocalBeacon } from './localBeacon';
import { createRelayedBeacon } from './relayedBeacon';

/** The source of draws that the configuration names: the public beacon, or the local test beacon. */
export function createBeacon(config: {
  beacon: 'local' | 'quicknet';
  beaconRelays: readonly string[];
  dataDir: string;
  now?: () => Date;
  onError?: (error: unknown, what: string) => void;
}): Beacon {
  return config.beacon === 'local'
    ? createLocalBeacon({ dataDir: config.dataDir, now: config.now })
    : createRelayedBeacon({
        info: quicknet,
        relays: config.beaconRelays,
        now: config.now,
        onError: config.onError,
      });
}
