import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL says about itself in postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** `null` where no server runs on the data directory; a file left behind by a dead one counts as none. */
export function readPostmaster(data: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !serves(pid, data)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Process ids are used again, after a reboot above all: a stranger's process is never taken for the server. Its
 * arguments tell, which everybody may read; its working directory is hidden from root in most containers.
 */
function serves(pid: number, data: string): boolean {
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return realpathSync(args[args.indexOf('-D') + 1]!) === realpathSync(data);
  } catch {
    // Without /proc the id is all there is.
    return process.platform !== 'linux';
  }
}

/** Whether there is a process of this id, also of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const ownerFile = (dir: string) => join(dir, 'owner.pid');

/** The living process that started the server in `<dataDir>/postgres`, if that is another one than this. */
export function readOtherOwner(dir: string): number | null {
  try {
    const pid = Number(readFileSync(ownerFile(dir), 'utf8'));
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** This process starts the server, and will stop it. */
export function writeOwner(dir: string): void {
  writeFileSync(ownerFile(dir), String(process.pid));
}

export function removeOwner(dir: string): void {
  rmSync(ownerFile(dir), { force: true });
}
