import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL says about itself in postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** `null` where no server runs on the cluster; a file left behind by a dead one counts as none. */
export function readPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !worksIn(pid, cluster)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process ids are used again, after a reboot above all: a stranger's process is never taken for the server. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    // Without /proc the id is all there is. In /proc, a process whose directory is hidden isn't ours.
    return process.platform !== 'linux' && (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
