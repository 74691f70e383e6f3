import { bringBeaconValue } from './bringBeaconValue';
import type { Command } from './command';

/** `npm run operator -- beacon-value …` */
export const beaconValue: Command = {
  usage: ['<beacon round> <signature in hex>   brings a value that no relay had'],
  async run(args, env) {
    const [round, signature] = args;
    if (!round || !signature || args.length !== 2) return null;
    const server = env.SERVER_URL || `http://localhost:${env.PORT || 8080}`;
    return bringBeaconValue(server, round, signature);
  },
};
