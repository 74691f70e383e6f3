import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { accountFor, commandAs, type Account } from './account';
import type { Binaries } from './binaries';

const run = promisify(execFile);

/** Unix socket addresses hold 107 bytes, of which the file name takes 16. */
const longestSocketDir = 90;

/** One embedded PostgreSQL: where its files are and how to reach its server. */
export interface Cluster {
  /** `<dataDir>/postgres`, in which all of the others are. */
  dir: string;
  /** PostgreSQL's data directory, which is there once the cluster has been created. */
  data: string;
  socketDir: string;
  /** Takes the links of PostgreSQL's libraries where its own directory is read-only. */
  libraryLinks: string;
  logFile: string;
  /** Of the owner, `members`, who made the cluster. */
  password: string;
  /** `null`: PostgreSQL runs as the user of this process. */
  account: Account | null;
  /** `false`: it listens on a port of loopback. */
  usesSocket: boolean;
  /** Addresses by the owner, and by the application's role `members_app`. */
  urlOf: (port: number) => (database: string) => string;
  applicationUrlOf: (port: number) => (database: string) => string;
}

/** Makes the directory and the passwords if there are none. Throws an Error of one clear sentence. */
export function openCluster(dataDir: string): Cluster {
  const dir = join(resolve(dataDir), 'postgres');
  const data = join(dir, 'cluster');
  const socketDir = join(dir, 'run');
  const account = accountFor(data);
  let password: string;
  let applicationPassword: string;
  try {
    mkdirSync(socketDir, { recursive: true, mode: 0o755 });
    accessSync(dir, constants.W_OK | constants.X_OK);
    if (account) chownSync(socketDir, account.uid, account.gid);
    password = keepPassword(join(dir, 'password'));
    applicationPassword = keepPassword(join(dir, 'application-password'));
  } catch (error) {
    throw new Error(
      `The data directory ${resolve(dataDir)} can't be written to: ${(error as Error).message}`,
    );
  }
  const usesSocket = process.platform !== 'win32' && Buffer.byteLength(socketDir) <= longestSocketDir;
  const urlAs = (role: string, word: string) => (port: number) => (database: string) =>
    `postgres://${role}:${word}@127.0.0.1:${port}/${database}` +
    (usesSocket ? `?host=${encodeURIComponent(socketDir)}` : '');
  return {
    dir,
    data,
    socketDir,
    libraryLinks: join(dir, 'lib'),
    logFile: join(dir, 'postgres.log'),
    password,
    account,
    usesSocket,
    urlOf: urlAs('members', password),
    applicationUrlOf: urlAs('members_app', applicationPassword),
  };
}

/** Written with `wx`, so that of two first starters one password wins. */
function keepPassword(file: string): string {
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

/**
 * Creates the data directory if there is none. It is built aside and moved into place when it is complete, so a
 * start that is killed halfway leaves nothing that looks like a cluster, and of two starters one wins.
 */
export async function createCluster(options: {
  cluster: Cluster;
  binaries: Binaries;
  log: (sentence: string) => void;
}): Promise<void> {
  const { cluster, binaries, log } = options;
  const { dir, data, socketDir, password, account } = cluster;
  if (existsSync(join(data, 'PG_VERSION'))) return;
  log('Creating the database cluster.');
  const attempt = randomBytes(6).toString('hex');
  const building = join(dir, `building-${attempt}`);
  const passwordFile = join(socketDir, `password-${attempt}`);
  try {
    mkdirSync(building, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) {
      chownSync(building, account.uid, account.gid);
      chownSync(passwordFile, account.uid, account.gid);
    }
    const initdb = commandAs(account, {
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
      data: building,
    });
    const env = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C', ...binaries.env };
    await run(initdb.file, initdb.args, { ...initdb.account, env, cwd: '/' });
    moveIntoPlace(building, data);
  } catch (error) {
    const detail = String((error as { stderr?: string }).stderr ?? '').trim();
    throw new Error(
      `The database cluster in ${dir} could not be created: ${detail || (error as Error).message}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(building, { recursive: true, force: true });
  }
}

function moveIntoPlace(building: string, data: string): void {
  try {
    renameSync(building, data);
  } catch (error) {
    const another = ['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code));
    if (!another || !existsSync(join(data, 'PG_VERSION'))) throw error;
  }
}
