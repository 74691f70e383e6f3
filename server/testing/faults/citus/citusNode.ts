import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { unprivilegedAccount } from '../../../src/database/postgres/account';
import { shipped } from '../balancer/shipped';

const postgresRoot = '/usr/lib/postgresql';

/** Where the newest PostgreSQL of the system's packages that has Citus keeps its programs; null where there is none. */
export function citusPrograms(): string | null {
  const versions = existsSync(postgresRoot) ? readdirSync(postgresRoot).map(Number) : [];
  const withCitus = versions.filter((version) => existsSync(join(postgresRoot, `${version}/lib/citus.so`)));
  return withCitus.length > 0 ? join(postgresRoot, String(Math.max(...withCitus)), 'bin') : null;
}

/** A PostgreSQL with the settings of `deploy/citus`, which waits for its disk as it does by itself. */
export interface CitusNode {
  name: string;
  port: number;
  /** SIGKILL to its main process; its other processes end when they notice. Then it is started on the same files. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** How long a node may take until it answers, in milliseconds. */
const patienceMs = 60_000;
/** For how long a killed node is not there, in milliseconds. */
const awayMs = 2_000;

/** Makes a node in a directory that PostgreSQL's user can write, and starts it. Throws where it does not answer in time. */
export async function startCitusNode(options: {
  name: string;
  directory: string;
  port: number;
}): Promise<CitusNode> {
  const { name, directory, port } = options;
  const programs = citusPrograms()!;
  const data = join(directory, name);
  // Nodes connect to each other, and would look for certificates in this process's home.
  const as = { cwd: directory, env: { PATH: process.env.PATH, HOME: directory }, ...unprivilegedAccount() };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres'], {
    ...as,
    stdio: 'ignore',
  });
  const own = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${data}'\n`;
  appendFileSync(join(data, 'postgresql.conf'), `${shipped('citus/postgresql.conf', [])}\n${own}`);
  let postgres: ChildProcess;
  const start = async () => {
    for (const last = Date.now() + patienceMs; Date.now() < last; await pause(200)) {
      // Processes of a killed one keep its memory until they have ended, and another one refuses to start.
      const started = spawn(join(programs, 'postgres'), ['-D', data], { ...as, stdio: 'ignore' });
      postgres = started;
      while (started.exitCode === null && Date.now() < last) {
        if (await answers(port)) return;
        await pause(100);
      }
    }
    throw new Error(`The node ${name} did not answer within ${patienceMs / 1000} s.`);
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = postgres.exitCode === null && postgres.signalCode === null && once(postgres, 'exit');
    postgres.kill(signal);
    await ended;
  };
  await start();
  return {
    name,
    port,
    async killAndRestart() {
      await end('SIGKILL');
      await pause(awayMs);
      await start();
    },
    stop: () => end('SIGINT'),
  };
}

async function answers(port: number): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
