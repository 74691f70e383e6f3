import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedAccount } from '../../../src/database/postgres/account';

const bridge = 'members-ha0';
const network = '10.213.77';

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' }).toString();
const tried = (...args: string[]) => {
  try {
    return ip(...args);
  } catch {
    return null;
  }
};

/** A machine of its own as far as the network goes: a network namespace with an address on a bridge. */
export interface Machine {
  name: string;
  address: string;
  /** Starts a program there as PostgreSQL's user; what it says goes to `<directory>/<name>-<log>.log`. */
  start(program: { log: string; file: string; args: string[]; env?: Record<string, string> }): ChildProcess;
  /** SIGKILL to everything that runs there. */
  die(): void;
  /** Takes the network away, both ways, or gives it back. */
  cut(isCut: boolean): void;
}

/** Whether this process may make machines: root, with iproute2, on a kernel that has bridges. */
export const canMakeMachines = (): boolean =>
  process.getuid?.() === 0 &&
  tried('link', 'add', 'members-try', 'type', 'bridge') !== null &&
  tried('link', 'delete', 'members-try') !== null;

/** Makes so many machines on one network, in which this one is too. What an ended run has left is removed first. */
export function makeMachines(count: number, directory: string): { machines: Machine[]; remove(): void } {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const nameOf = (number: number) => `members-db-${number}`;
  const remove = () => {
    for (const number of numbers) {
      killAll(nameOf(number));
      tried('netns', 'delete', nameOf(number));
      tried('link', 'delete', `members-v${number}`);
    }
    tried('link', 'delete', bridge);
  };
  remove();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${network}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  const account = unprivilegedAccount()!;
  const machines = numbers.map((number): Machine => {
    const name = nameOf(number);
    const [outside, address] = [`members-v${number}`, `${network}.${10 + number}`];
    ip('netns', 'add', name);
    ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', outside, 'master', bridge, 'up');
    ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-n', name, 'link', 'set', 'eth0', 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
    return {
      name: `db-${number}`,
      address,
      start({ log, file, args, env = {} }) {
        const asUser = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
        const child = spawn('ip', ['netns', 'exec', name, 'setpriv', ...asUser, file, ...args], {
          cwd: directory,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
        });
        const lines = createWriteStream(join(directory, `db-${number}-${log}.log`), { flags: 'a' });
        child.stdout.pipe(lines, { end: false });
        child.stderr.pipe(lines, { end: false });
        return child;
      },
      die: () => killAll(name),
      cut: (isCut) => void ip('link', 'set', outside, isCut ? 'down' : 'up'),
    };
  });
  return { machines, remove };
}

function killAll(name: string): void {
  const pids = (tried('netns', 'pids', name) ?? '').split('\n').map(Number).filter(Boolean);
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
}
