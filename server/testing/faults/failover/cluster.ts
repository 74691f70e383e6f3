import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedAccount } from '../../../src/database/postgres/account';
import { findProgram, startProgram, type Program } from '../balancer/programs';
import { shipped } from '../balancer/shipped';
import type { Machine } from './machines';

/** Of all roles of the test. */
export const password = 'of-a-test';

const postgresRoot = '/usr/lib/postgresql';
/** Where the newest PostgreSQL of the system's packages has its programs; null where there is none. */
export function postgresPrograms(): string | null {
  const versions = existsSync(postgresRoot) ? readdirSync(postgresRoot).map(Number) : [];
  return versions.length > 0 ? join(postgresRoot, String(Math.max(...versions)), 'bin') : null;
}

/** A machine with etcd, Patroni and the PostgreSQL that Patroni runs, by the files of `deploy/ha`. */
export interface Node {
  machine: Machine;
  startEtcd(): void;
  startPatroni(): void;
  killEtcd(): void;
  /** Patroni alone; its PostgreSQL goes on. */
  killPatroni(): void;
  /** Sends PostgreSQL's main process a signal, or all of its processes. */
  signalPostgres(signal: NodeJS.Signals, whom?: 'main' | 'all'): void;
}

export function nodesOn(machines: readonly Machine[], directory: string): Node[] {
  const { uid, gid } = unprivilegedAccount()!;
  const all = (port: number, made: (machine: Machine) => string) =>
    machines.map((machine) => `${made(machine)}:${port}`).join(',');
  return machines.map((machine) => {
    const { name, address } = machine;
    const home = join(directory, name);
    mkdirSync(home, { recursive: true });
    chownSync(home, uid, gid);
    const file = (of: 'etcd' | 'patroni', changes: readonly [string, string][]) => {
      const path = join(home, `${of}.yml`);
      writeFileSync(path, shipped(`ha/${of}.yml`, changes));
      return path;
    };
    const etcdFile = file('etcd', [
      [
        'db-1=http://db-1:2380,db-2=http://db-2:2380,db-3=http://db-3:2380',
        all(2380, (each) => `${each.name}=http://${each.address}`),
      ],
      ['http://db-1:', `http://${address}:`],
      ['name: db-1', `name: ${name}`],
      ['/var/lib/etcd/members', join(home, 'etcd')],
    ]);
    const patroniFile = file('patroni', [
      ['db-1:2379,db-2:2379,db-3:2379', all(2379, (each) => each.address)],
      ['db-1:', `${address}:`],
      ['name: db-1', `name: ${name}`],
      ['/usr/lib/postgresql/15/bin', postgresPrograms()!],
      [
        'data_dir: /var/lib/postgresql/members',
        // All of them have one file system here.
        `data_dir: ${join(home, 'postgres')}\n  parameters:\n    unix_socket_directories: ${home}`,
      ],
    ]);
    const passwords = Object.fromEntries(
      ['SUPERUSER', 'REPLICATION', 'REWIND'].map((role) => [`PATRONI_${role}_PASSWORD`, password]),
    );
    let etcd: ChildProcess | undefined;
    let patroni: ChildProcess | undefined;
    return {
      machine,
      startEtcd: () =>
        void (etcd = machine.start({
          log: 'etcd',
          file: findProgram('etcd')!,
          args: ['--config-file', etcdFile],
        })),
      startPatroni: () =>
        void (patroni = machine.start({
          log: 'patroni',
          file: findProgram('patroni')!,
          args: [patroniFile],
          env: { ...passwords, HOME: home },
        })),
      killEtcd: () => void etcd?.kill('SIGKILL'),
      killPatroni: () => void patroni?.kill('SIGKILL'),
      signalPostgres(signal, whom = 'main') {
        const main = Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
        const children = whom === 'all' ? childrenOf(main) : [];
        for (const pid of [main, ...children]) process.kill(pid, signal);
      },
    };
  });
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean);

/** HAProxy by `deploy/ha/haproxy.cfg` on loopback, in front of the nodes. */
export function startHaproxy(
  nodes: readonly Node[],
  options: { directory: string; ports: readonly [leader: number, copies: number] },
): Promise<Program> {
  const { directory, ports } = options;
  const file = join(directory, 'haproxy.cfg');
  const changes = nodes.map(({ machine: { name, address } }): [string, string] => [
    ` ${name}:5432`,
    ` ${address}:5432`,
  ]);
  const text = shipped('ha/haproxy.cfg', [
    ...changes,
    ['bind :5432', `bind 127.0.0.1:${ports[0]}`],
    ['bind :5433', `bind 127.0.0.1:${ports[1]}`],
  ]);
  writeFileSync(file, text);
  return startProgram(findProgram('haproxy')!, ['-f', file], [...ports]);
}

export interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
}

/** What the first of the nodes that answers knows of all; nobody where none does. */
export async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  for (const { machine } of nodes)
    try {
      const signal = AbortSignal.timeout(500);
      const answer = await fetch(`http://${machine.address}:8008/cluster`, { signal });
      return ((await answer.json()) as { members: Member[] }).members;
    } catch {
      continue;
    }
  return [];
}
