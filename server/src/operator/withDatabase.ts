import { loadConfig } from '../config';
import { openDatabase, type Database } from '../database';
import { runningPostgres } from '../database/embedded';

/**
 * Does something to the database of an installation: that of DATABASE_URL, or the embedded one that the running
 * system started. It starts none: a database that stopped with the command would be gone for a system that has
 * begun to use it.
 */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = loadConfig(env);
  const url = databaseUrl ?? runningPostgres(dataDir);
  if (!url) throw new Error(`Nothing runs on ${dataDir}. Start the system, or set DATA_DIR or DATABASE_URL.`);
  const database = openDatabase(url, { max: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
