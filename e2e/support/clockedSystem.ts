/**
 * The whole system on a clock that specs can move (`movableClock.ts`). Whatever it does by the time (rounds, sessions,
 * limits, signatures) goes by this clock.
 */
import { loadConfig } from '../../server/src';
import { startSystem } from '@members/system/startSystem';
import { createMovableClock } from './movableClock';

const clock = createMovableClock();

const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
const system = await startSystem({ config, root: process.cwd(), now: clock.now });
await clock.listen();
process.once('SIGTERM', () => void Promise.all([system.stop(), clock.close()]).then(() => process.exit(0)));
