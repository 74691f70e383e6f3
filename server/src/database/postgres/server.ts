import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { commandAs } from './account';
import type { Binaries } from './binaries';
import type { Home } from './home';
import { isAlive, readPostmaster } from './postmaster';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 20_000;
const socketPort = 5432;

interface ServerOptions {
  home: Home;
  binaries: Binaries;
  settings: Readonly<Record<string, string>>;
  log: (sentence: string) => void;
}

/** The port of the running server, which is started if there is none. */
export async function ensureRunning(options: ServerOptions): Promise<number> {
  const { home, log } = options;
  const left = readPostmaster(home.cluster);
  if (!left) return launch(options);
  const owner = home.otherOwner();
  log(owner ? `Using the database of process ${owner}.` : 'Taking over the database left running.');
  return waitUntilReady(home, () => !isAlive(left.pid));
}

async function launch({ home, binaries, settings, log }: ServerOptions): Promise<number> {
  log('Starting the database.');
  const port = home.usesSocket ? socketPort : await freePort();
  const all = {
    listen_addresses: home.usesSocket ? '' : '127.0.0.1',
    unix_socket_directories: home.usesSocket ? home.run : '',
    unix_socket_permissions: '0700',
    log_timezone: 'UTC',
    timezone: 'UTC',
    max_connections: '100',
    ...settings,
  };
  const postgres = commandAs(home.account, binaries, {
    file: binaries.postgres,
    args: [
      '-D',
      home.cluster,
      '-p',
      String(port),
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    dataDir: home.cluster,
  });
  const logStart = sizeOf(home.logFile);
  const logFile = openSync(home.logFile, 'a', 0o600);
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
    return await waitUntilReady(home, () => gone);
  } catch {
    const said = readFileSync(home.logFile, 'utf8').slice(logStart).trim().split('\n');
    const reason = said.findLast((line) => /FATAL|ERROR|error while loading/.test(line)) ?? said.at(-1);
    throw new Error(`The embedded PostgreSQL did not start: ${reason || `see ${home.logFile}`}`);
  }
}

async function waitUntilReady(home: Home, gone: () => boolean): Promise<number> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await pause(10)) {
    const postmaster = readPostmaster(home.cluster);
    if (postmaster?.ready) return postmaster.port;
    if (gone() && !readPostmaster(home.cluster)) break;
  }
  throw new Error(`The embedded PostgreSQL in ${home.dir} is not ready.`);
}

/** Fast shutdown: running transactions are rolled back, the cluster is closed cleanly. */
export async function stopPostmaster(home: Home): Promise<void> {
  const running = readPostmaster(home.cluster);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  for (const deadline = Date.now() + stopTimeoutMs; Date.now() < deadline; await pause(10)) {
    // The server removes postmaster.pid as its last act. Its process may stay as a zombie where nobody reaps it.
    if (readPostmaster(home.cluster)?.pid !== running.pid) return;
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
