/**
 * An installation as `npm run setup` has made it, which is no demonstration, on a clock that a spec can move. What
 * such a one needs from outside is plugged in here: a beacon on this clock, since the public one's values are of real
 * moments; and the sandbox as somebody's payment provider, at an origin of its own (`sandboxProvider.ts`).
 */
import { createLocalBeacon, createSandbox, loadConfig } from '../../server/src';
import { loadEnvironment } from '../../server/src/environment';
import { startSystem } from '@members/system/startSystem';
import { createMovableClock } from './movableClock';

const clock = createMovableClock();
const { now } = clock;

loadEnvironment();
const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
if (config.demo) throw new Error('This is to be an installation, not a demonstration.');
const payments = { url: process.env.PAYMENTS_URL ?? '', secret: process.env.PAYMENTS_SECRET ?? '' };
const provider = await createSandbox({
  ...payments,
  noticeUrl: `http://localhost:${config.port}/payments/sandbox/notice`,
  frameAncestors: [config.appOrigin],
  file: null,
  now,
});
await provider.listen({ port: Number(new URL(payments.url).port) });
const system = await startSystem({
  config,
  root: process.cwd(),
  now,
  beacon: createLocalBeacon({ dataDir: config.dataDir, now }),
});
await clock.listen();
process.once(
  'SIGTERM',
  () => void Promise.all([system.stop(), provider.close(), clock.close()]).then(() => process.exit(0)),
);
