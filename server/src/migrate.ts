/**
 * `npm run migrate`: brings the database of DATABASE_URL up to date. `-- --sample` adds the sample content, games
 * and the demo member, as `npm start` does.
 */
import { parseArgs } from 'node:util';
import { loadConfig } from './config';
import { migrate, openDatabase } from './database';
import { seedDemo } from './demo/seed';

try {
  const { values } = parseArgs({ options: { sample: { type: 'boolean', default: false } } });
  const config = loadConfig(process.env);
  if (!config.databaseUrl)
    throw new Error('DATABASE_URL is missing: it names the PostgreSQL of all servers.');
  const applied = await migrate(config.databaseUrl);
  process.stdout.write(`${applied.length} migrations were due and have been done.\n`);
  if (values.sample) {
    const database = openDatabase(config.databaseUrl, { max: 2 });
    await seedDemo(database, config).finally(() => database.close());
    process.stdout.write('The sample content is there.\n');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
