import { createOffice } from './createOffice';
import type { Config } from './config';
import { createBeacon, type Beacon } from './draws';
import { identifyOperators, type Identify } from './operator/identify';
import { operatorCommands } from './operator/operatorCommands';
import type { OpenOffice } from './operator/runCall';
import { createProviders } from './payments';

/** `npm run operator`, on the office of the installation that the settings name. */
export const operatorProgram = (
  terminal: Parameters<typeof operatorCommands>[0],
  identify: Identify = identifyOperators,
) => operatorCommands(terminal, { identify, openOffice });

const openOffice: OpenOffice = async (config, database) =>
  createOffice({
    ...{ ...config, database },
    providers: await createProviders(config),
    beacon: beaconOf(config),
  });

/** Made when it is asked for: that of a demonstration makes a key where there is none. */
function beaconOf(config: Config): Pick<Beacon, 'info' | 'verify'> {
  let made: Beacon | undefined;
  const beacon = () => (made ??= createBeacon(config));
  return {
    get info() {
      return beacon().info;
    },
    verify: (round, signature) => beacon().verify(round, signature),
  };
}
