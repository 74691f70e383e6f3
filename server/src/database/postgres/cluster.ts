import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandAs } from './account';
import type { Binaries } from './binaries';
import type { Home } from './home';

const run = promisify(execFile);

/**
 * Creates the cluster if there is none. It is built aside and moved into place when it is complete, so a start
 * that is killed halfway leaves nothing that looks like a cluster, and of two starters one wins.
 */
export async function createCluster(options: {
  home: Home;
  binaries: Binaries;
  log: (sentence: string) => void;
}): Promise<void> {
  const { home, binaries, log } = options;
  if (existsSync(join(home.cluster, 'PG_VERSION'))) return;
  log('Creating the database cluster.');
  const attempt = randomBytes(6).toString('hex');
  const building = join(home.dir, `building-${attempt}`);
  const passwordFile = join(home.run, `password-${attempt}`);
  try {
    mkdirSync(building, { mode: 0o700 });
    writeFileSync(passwordFile, home.password, { mode: 0o600 });
    if (home.account) {
      chownSync(building, home.account.uid, home.account.gid);
      chownSync(passwordFile, home.account.uid, home.account.gid);
    }
    const initdb = commandAs(home.account, binaries, {
      file: binaries.initdb,
      args: [
        `--pgdata=${building}`,
        `--pwfile=${passwordFile}`,
        '--username=members',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      dataDir: building,
    });
    const env = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C', ...binaries.env };
    await run(initdb.file, initdb.args, { ...initdb.account, env, cwd: '/' });
    moveIntoPlace(building, home.cluster);
  } catch (error) {
    const detail = String((error as { stderr?: string }).stderr ?? '').trim();
    throw new Error(
      `The database cluster in ${home.dir} could not be created: ${detail || (error as Error).message}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(building, { recursive: true, force: true });
  }
}

function moveIntoPlace(building: string, cluster: string): void {
  try {
    renameSync(building, cluster);
  } catch (error) {
    const another = ['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code));
    if (!another || !existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}
