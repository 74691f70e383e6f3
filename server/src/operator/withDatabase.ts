import { type Config, loadConfig } from '../config';
import { type Database, openDatabase } from '../database';
import { runningPostgres } from '../database/embedded';
import { Option } from '@members/command-line';
import { operatorLogKey, operatorName, type Act } from '../operatorLog';
import { readVariables } from '../readVariables';

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
  const url = databaseUrl ?? runningPostgres(dataDir)?.url;
  if (!url) throw new Error(`Nothing runs on ${dataDir}. Start the system, or set DATA_DIR or DATABASE_URL.`);
  const database = openDatabase(url, { max: 2 });
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}

export const operatorOption = new Option('--operator <name>', 'who does it; else OPERATOR');
export const reasonOption = new Option('--reason <text>', 'why; it stands in the log of operators');
export const codeOption = new Option('--code <code>', 'a fresh one-time code; asked for at a terminal');

/** Who operates, why and when, for the log of operators. Throws an Error of one sentence if nobody is named. */
export const readOperation = (
  { operator, reason = '' }: { operator?: string | undefined; reason?: string | undefined },
  env: NodeJS.ProcessEnv,
): Act & { reason: string } => ({
  operator: operatorName(operator ?? readVariables(env, ['OPERATOR']).OPERATOR ?? undefined),
  reason,
  now: new Date(),
  logKey: operatorLogKey(loadConfig(env).passwordPepper),
});
