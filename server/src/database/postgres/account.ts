import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Binaries } from './binaries';

/** The user that PostgreSQL runs as. PostgreSQL refuses root, so root hands it to an unprivileged one. */
export interface Account {
  uid: number;
  gid: number;
}

/** A command with its arguments and spawn options, ready to be run as the account. */
export interface AccountCommand {
  file: string;
  args: string[];
  account: Partial<Account>;
}

/** `null` where this process is an ordinary user and PostgreSQL simply runs as the same one. */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return { uid: 65534, gid: 65534 };
}

/** Whether the account can pass through every directory above `path`. */
function canReach(path: string, { uid, gid }: Account): boolean {
  for (let dir = dirname(resolve(path)); ; dir = dirname(dir)) {
    const { mode, uid: owner, gid: group } = statSync(dir);
    const passable = owner === uid ? mode & 0o100 : group === gid ? mode & 0o010 : mode & 0o001;
    if (!passable) return false;
    if (dir === dirname(dir)) return true;
  }
}

/**
 * How to run a command of PostgreSQL on a data directory as the account. Where root works below a directory that
 * is closed to others (such as /root), the command keeps one right of root, to pass closed directories; it gives
 * away everything else.
 */
export function commandAs(
  account: Account | null,
  { root }: Pick<Binaries, 'root'>,
  command: { file: string; args: string[]; dataDir: string },
): AccountCommand {
  const { file, args, dataDir } = command;
  if (!account) return { file, args, account: {} };
  if (canReach(`${root}/native/bin/postgres`, account) && canReach(dataDir, account)) {
    return { file, args, account };
  }
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
  } catch {
    throw new Error(
      `PostgreSQL does not run as root, and user ${account.uid} can't reach ${dataDir} or ${root}: ` +
        'start as an ordinary user, or from a directory that is open to others.',
    );
  }
  const rights = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ];
  return { file: 'setpriv', args: [...rights, file, ...args], account: {} };
}
