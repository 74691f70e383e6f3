import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** A command with its arguments and the user that `spawn` has to run it as. */
export interface AccountCommand {
  file: string;
  args: string[];
  account: Partial<Account>;
}

/** PostgreSQL refuses root, so root runs it as another user. `null` where this process is an ordinary user itself. */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', '_postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return { uid: 65534, gid: 65534 };
}

/** The user that root runs PostgreSQL as on a data directory: its owner, since PostgreSQL accepts no other user. */
export function accountFor(data: string): Account | null {
  const account = unprivilegedAccount();
  if (!account) return null;
  if (lacksRights()) {
    throw new Error(
      'PostgreSQL does not run as root, and root can only run it as another user with the capabilities CHOWN, ' +
        'DAC_OVERRIDE, KILL, SETGID and SETUID: start as an ordinary user, or set DATABASE_URL.',
    );
  }
  if (!existsSync(data)) return account;
  const { uid, gid } = statSync(data);
  return uid === 0 ? account : { uid, gid };
}

/** Root in a container may have fewer rights than root elsewhere. The bits are the five capabilities named above. */
function lacksRights(): boolean {
  if (process.platform !== 'linux') return false;
  const needed = 0b1110_0011n;
  const [, effective] = /^CapEff:\s*(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return effective !== undefined && (BigInt(`0x${effective}`) & needed) !== needed;
}

/**
 * How to run a command of PostgreSQL on a data directory as the account. Where root works below a directory that is
 * closed to others (such as /root), the command keeps root's right to pass it and gives away all others.
 */
export function commandAs(
  account: Account | null,
  command: { file: string; args: string[]; data: string },
): AccountCommand {
  const { file, args, data } = command;
  if (!account) return { file, args, account: {} };
  const closed = closedDirectory(file, account) ?? closedDirectory(data, account);
  if (closed === null) return { file, args, account };
  // Reading would be enough; in a container the right to write as well is often all there is.
  for (const right of ['dac_read_search', 'dac_override']) {
    const setpriv = keepingRight(right, account);
    if (succeeds('setpriv', [...setpriv, 'true'])) {
      return { file: 'setpriv', args: [...setpriv, file, ...args], account: {} };
    }
  }
  throw new Error(
    `PostgreSQL does not run as root, and user ${account.uid} can't pass ${closed} without setpriv and the ` +
      'capability SETPCAP: start as an ordinary user or in a directory that is open to others, or set DATABASE_URL.',
  );
}

/** The first directory on the way to `path` that the account can't pass, or `null`. */
function closedDirectory(path: string, { uid, gid }: Account): string | null {
  for (let dir = dirname(realpathSync(path)); ; dir = dirname(dir)) {
    const { mode, uid: owner, gid: group } = statSync(dir);
    const passable = owner === uid ? mode & 0o100 : group === gid ? mode & 0o010 : mode & 0o001;
    if (!passable) return dir;
    if (dir === dirname(dir)) return null;
  }
}

/** Without `no_setuid_fixup`, access(2), by which PostgreSQL looks for its programs, would ignore the right. */
function keepingRight(right: string, { uid, gid }: Account): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,+${right}`,
    `--ambient-caps=-all,+${right}`,
    `--bounding-set=-all,+${right}`,
  ];
}

function succeeds(file: string, args: string[]): boolean {
  try {
    execFileSync(file, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
