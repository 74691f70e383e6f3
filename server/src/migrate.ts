/**
 * `npm run migrate`: brings the database of DATABASE_URL up to date. `-- --sample` adds the sample content, games
 * and the demo member, as `npm start` does in a demonstration.
 */
import { parseArgs } from 'node:util';
import { loadConfig } from './config';
import { migrate, openDatabase } from './database';
import { refuseDemonstration, seedDemo } from './demo';

try {
  const { values } = parseArgs({ options: { sample: { type: 'boolean', default: false } } });
  const config = loadConfig(process.env);
  if (!config.databaseUrl)
    throw new Error('DATABASE_URL is missing: it names the PostgreSQL of all servers.');
  if (values.sample && !config.demo)
    throw new Error('--sample is for demonstrations: leave it out, or give DEMO=1.');
  const applied = await migrate(config.databaseUrl);
  process.stdout.write(`${applied.length} migrations were due and have been done.\n`);
  const database = openDatabase(config.databaseUrl, { max: 2 });
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
