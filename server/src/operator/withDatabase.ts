import { loadConfig, type Config } from '../config';
import { openDatabase, type Database } from '../database';
import { runningPostgres } from '../database/embedded';

/**
 * Does something to the database of an installation: that of DATABASE_URL, or the embedded one that the running
 * system started. It starts none: a database that stopped with the command would be gone for a system that has
 * begun to use it.
 */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  work: (database: Database, config: Config) => Promise<T>,
): Promise<T> {
  const config = loadConfig(env);
  const { databaseUrl, dataDir } = config;
  const url = databaseUrl ?? runningPostgres(dataDir);
  if (!url) throw new Error(`Nothing runs on ${dataDir}. Start the system, or set DATA_DIR or DATABASE_URL.`);
  const database = openDatabase(url, { max: 2 });
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}
