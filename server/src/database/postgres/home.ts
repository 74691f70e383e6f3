import { randomBytes } from 'node:crypto';
import { accessSync, chownSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unprivilegedAccount, type Account } from './account';
import { isAlive } from './postmaster';

/** Unix socket addresses hold 107 bytes, of which the file name takes 16. */
const longestSocketDir = 90;

/** The directory of one embedded PostgreSQL. */
export interface Home {
  dir: string;
  cluster: string;
  run: string;
  links: string;
  logFile: string;
  password: string;
  account: Account | null;
  usesSocket: boolean;
  urlOf: (port: number) => (database: string) => string;
  /** The living process that started the server, if that is another one than this. */
  otherOwner(): number | null;
  own(): void;
  disown(): void;
}

export function openHome(dataDir: string): Home {
  const dir = join(resolve(dataDir), 'postgres');
  const account = unprivilegedAccount();
  const run = join(dir, 'run');
  const owner = join(dir, 'owner.pid');
  let password: string;
  try {
    mkdirSync(run, { recursive: true, mode: 0o755 });
    accessSync(dir, constants.W_OK | constants.X_OK);
    if (account) chownSync(run, account.uid, account.gid);
    password = keepPassword(join(dir, 'password'));
  } catch (error) {
    throw new Error(
      `The data directory ${resolve(dataDir)} can't be written to: ${(error as Error).message}`,
    );
  }
  const usesSocket = process.platform !== 'win32' && Buffer.byteLength(run) <= longestSocketDir;
  return {
    dir,
    cluster: join(dir, 'cluster'),
    run,
    links: join(dir, 'lib'),
    logFile: join(dir, 'postgres.log'),
    password,
    account,
    usesSocket,
    urlOf: (port) => (database) =>
      `postgres://members:${password}@127.0.0.1:${port}/${database}` +
      (usesSocket ? `?host=${encodeURIComponent(run)}` : ''),
    otherOwner: () => {
      const pid = readPid(owner);
      return pid !== null && pid !== process.pid && isAlive(pid) ? pid : null;
    },
    own: () => writeFileSync(owner, String(process.pid)),
    disown: () => rmSync(owner, { force: true }),
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

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}
