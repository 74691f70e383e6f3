import { migrate, startEmbeddedPostgres, type Config } from '@members/server';
import { announce } from './announce';

/**
 * The address of a database with the current schema: the one of DATABASE_URL, or the embedded one in the data
 * directory, which is started here and stopped by what is given to `onStop`.
 */
export async function prepareDatabase(config: Config, onStop: (stop: () => Promise<void>) => void) {
  const url = config.databaseUrl ?? (await embedded(config.dataDir, onStop));
  const applied = await migrate(url).catch((error: Error & { code?: string }) => {
    throw new Error(`The database can't be used: ${error.message || error.code}.`, { cause: error });
  });
  if (applied.length > 0) announce(`Brought the database up to date (${applied.length} migrations)`);
  return url;
}

async function embedded(dataDir: string, onStop: (stop: () => Promise<void>) => void): Promise<string> {
  announce('Starting the embedded PostgreSQL …');
  const postgres = await startEmbeddedPostgres({ dataDir, log: announce });
  onStop(() => postgres.stop());
  return postgres.url;
}
