import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { commandAs } from './account';
import type { Binaries } from './binaries';
import type { Cluster } from './cluster';
import { isAlive, readOtherOwner, readPostmaster } from './pidFiles';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 20_000;
const socketPort = 5432;

interface ServerOptions {
  cluster: Cluster;
  binaries: Binaries;
  settings: Readonly<Record<string, string>>;
  log: (sentence: string) => void;
}

/** The port of the running server, which is started if there is none. */
export async function ensureRunning(options: ServerOptions): Promise<number> {
  const { cluster, log } = options;
  const running = readPostmaster(cluster.data);
  if (!running) return launch(options);
  const owner = readOtherOwner(cluster.dir);
  log(owner ? `Using the database of process ${owner}.` : 'Taking over the database left running.');
  return waitUntilReady(cluster, () => !isAlive(running.pid));
}

async function launch({ cluster, binaries, settings, log }: ServerOptions): Promise<number> {
  log('Starting the database.');
  const port = cluster.usesSocket ? socketPort : await freePort();
  const all = {
    listen_addresses: cluster.usesSocket ? '' : '127.0.0.1',
    unix_socket_directories: cluster.usesSocket ? cluster.socketDir : '',
    unix_socket_permissions: '0700',
    log_timezone: 'UTC',
    timezone: 'UTC',
    max_connections: '100',
    ...settings,
  };
  const postgres = commandAs(cluster.account, {
    file: binaries.postgres,
    args: [
      '-D',
      cluster.data,
      '-p',
      String(port),
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    data: cluster.data,
  });
  const logStart = sizeOf(cluster.logFile);
  const logFile = openSync(cluster.logFile, 'a', 0o600);
  // Detached: Ctrl-C in the terminal must reach this process alone, which then ends its statements and the
  // server in order. The server writes to a file, so it also outlives this process without a broken pipe.
  const child = spawn(postgres.file, postgres.args, {
    ...postgres.account,
    detached: true,
    cwd: '/',
    stdio: ['ignore', logFile, logFile],
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C', ...binaries.env },
  });
  closeSync(logFile);
  let gone = false;
  child.on('exit', () => (gone = true));
  child.on('error', () => (gone = true));
  child.unref();
  try {
    return await waitUntilReady(cluster, () => gone);
  } catch {
    const lines = readFileSync(cluster.logFile, 'utf8').slice(logStart).trim().split('\n');
    const reason = lines.findLast((line) => /FATAL|ERROR|error while loading/.test(line)) ?? lines.at(-1);
    throw new Error(`The embedded PostgreSQL did not start: ${reason || `see ${cluster.logFile}`}`);
  }
}

async function waitUntilReady(cluster: Cluster, gone: () => boolean): Promise<number> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await pause(10)) {
    const postmaster = readPostmaster(cluster.data);
    if (postmaster?.ready) return postmaster.port;
    if (gone() && !readPostmaster(cluster.data)) break;
  }
  throw new Error(`The embedded PostgreSQL in ${cluster.dir} is not ready.`);
}

/** Fast shutdown: running transactions are rolled back, the cluster is closed cleanly. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = readPostmaster(cluster.data);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  for (const deadline = Date.now() + stopTimeoutMs; Date.now() < deadline; await pause(10)) {
    // The server removes postmaster.pid as its last act. Its process may stay as a zombie where nobody reaps it.
    if (readPostmaster(cluster.data)?.pid !== running.pid) return;
  }
  process.kill(running.pid, 'SIGQUIT');
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
