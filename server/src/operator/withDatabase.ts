import { loadConfig, type Config } from '../config';
import { migrate, openDatabase, type Database } from '../database';
import { startEmbeddedPostgres } from '../database/embedded';

/** Runs work on the system's database: that of DATABASE_URL, or the embedded one, also while the system runs. */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  work: (database: Database, config: Config) => Promise<T>,
): Promise<T> {
  const config = loadConfig(env);
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir });
  const url = config.databaseUrl ?? embedded!.url;
  try {
    await migrate(url);
    const database = openDatabase(url, { max: 2 });
    try {
      return await work(database, config);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}
