/**
 * `npm run backup -- <file>` by DATABASE_URL, whose role reads everything, and `npm run restore -- <file>` by the owner's
 * MIGRATE_DATABASE_URL; or on the embedded database of DATA_DIR.
 */
import { existsSync } from 'node:fs';
import { databaseAddresses, loadConfig, type Config } from '../../config';
import { runningPostgres, startEmbeddedPostgres } from '../../database/embedded';
import { loadEnvironment } from '../../environment';
import { openDatabase } from '../../database';
import { markDone, upsertChore, type Chore } from '../../servers';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const [command, file, ...more] = process.argv.slice(2);

async function backup({ databaseUrl, dataDir }: Config, to: string): Promise<string> {
  if (existsSync(to)) throw new Error(`${to} is there already.`);
  const url = databaseUrl ?? runningPostgres(dataDir)?.url;
  if (!url) throw new Error(`Nothing runs on ${dataDir}. Start the system, or set DATA_DIR or DATABASE_URL.`);
  const { tables, rows, sealedMonths } = await writeBackup(url, to);
  await remember(dataDir, url, 'backup');
  const beside = sealedMonths > 0 ? ` and in ${sealedMonths} files of sealed months beside it` : '';
  return `${rows} rows of ${tables} tables are in ${to}${beside}. Keep it as safe as the database; secrets are not in it.`;
}

async function restore(config: Config, from: string): Promise<string> {
  const given = databaseAddresses(config);
  const postgres = given ? null : await startEmbeddedPostgres(config);
  try {
    const addresses = given ?? postgres!;
    const { tables, rows } = await restoreBackup(addresses, from, config.cardKeys);
    await remember(config.dataDir, addresses.url, 'restore');
    return `${rows} rows of ${tables} tables are restored and the books are in order.`;
  } finally {
    await postgres?.stop();
  }
}

/** Where this machine looks, and where all servers do. A database of before has no place for it. */
async function remember(dataDir: string, url: string, name: Chore): Promise<void> {
  const doneAt = new Date();
  markDone(dataDir, name, doneAt);
  const database = openDatabase(url, { max: 1, onError: () => {} });
  await database.transaction((transaction) => upsertChore(transaction, { name, doneAt })).catch(() => {});
  await database.close();
}

try {
  loadEnvironment();
  const run = command === 'backup' ? backup : command === 'restore' ? restore : null;
  if (!run || !file || more.length > 0)
    throw new Error('Usage: npm run backup -- <file>, npm run restore -- <file>');
  process.stdout.write(`${await run(loadConfig(process.env), file)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
