/** The whole system on the public beacon, without a relay: values that it does not have yet never arrive. */
import { loadConfig, openDatabase, prepareDatabase, seedDemo, startEmbeddedPostgres } from '../../server/src';
import { startSystem } from '@members/system/startSystem';
import { playPastRounds } from './pastRounds';

const config = loadConfig({ ...process.env, BEACON: 'quicknet', BEACON_RELAYS: '', LOG_LEVEL: 'warn' });
const postgres = await startEmbeddedPostgres(config);
await prepareDatabase(postgres);
const database = openDatabase(postgres.ownerUrl, { max: 4 });
await seedDemo(database, config);
const demo = await database.reader
  .selectFrom('members')
  .select('id')
  .where('username', '=', 'demo')
  .executeTakeFirstOrThrow();
await playPastRounds(database, demo.id);
await database.close();
await postgres.stop();

const system = await startSystem({ config, root: process.cwd() });
process.once('SIGTERM', () => void system.stop().then(() => process.exit(0)));
