/**
 * `npm run migrate`: brings the database up to date by its owner's address, MIGRATE_DATABASE_URL, and gives the role of
 * DATABASE_URL its rights. Then it encrypts the card numbers that are not with the first key of CARD_KEY. `-- --sample`
 * adds the sample content, games and the demo member, as `npm start` does in a demonstration. `-- --lane-partitions 8` has
 * a database in which nobody is yet keep its lanes in eight hash partitions, `-- --lane-shards 32` on the workers of the
 * Citus coordinator that it is, in 32 shards.
 */
import { parseArgs } from 'node:util';
import { databaseAddresses, loadConfig } from './config';
import { laneCount, openDatabase } from './database';
import { refuseDemonstration, seedDemo } from './demo';
import { loadEnvironment } from './environment';
import { updateDatabase } from './operations';

try {
  const { values } = parseArgs({
    options: {
      sample: { type: 'boolean', default: false },
      'lane-partitions': { type: 'string' },
      'lane-shards': { type: 'string' },
    },
  });
  const places = (name: 'lane-partitions' | 'lane-shards') => {
    const given = values[name] === undefined ? null : Number(values[name]);
    if (given !== null && !(given >= 2 && given <= laneCount && given % 1 === 0))
      throw new Error(`--${name} is a whole number from 2 to ${laneCount}.`);
    return given;
  };
  const lanes = { lanePartitions: places('lane-partitions'), laneShards: places('lane-shards') };
  loadEnvironment();
  const config = loadConfig(process.env);
  const addresses = databaseAddresses(config);
  if (!addresses) throw new Error('DATABASE_URL is missing: it names the PostgreSQL of all servers.');
  if (values.sample && !config.demo)
    throw new Error('--sample is for demonstrations: leave it out, or give DEMO=1.');
  const { migrations, sealed } = await updateDatabase(addresses, config.cardKeys, lanes);
  process.stdout.write(`${migrations} migrations were due and have been done.\n`);
  if (sealed > 0) process.stdout.write(`${sealed} card numbers were encrypted with the present key.\n`);
  const database = openDatabase(addresses.ownerUrl, { max: 2 });
  try {
    if (!config.demo) await refuseDemonstration(database.reader);
    if (values.sample) {
      await seedDemo(database, config);
      process.stdout.write('The sample content is there.\n');
    }
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
