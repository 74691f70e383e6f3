import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  port: number;
  pid: number;
  /** False once the process has ended, for whatever reason. */
  alive(): boolean;
  /** Its resident memory, in whole MB. */
  memoryMb(): number;
  /** What it has written to standard output. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** Its exit code, once it has ended; `null` where a signal ended it. */
  ended: Promise<number | null>;
  /** SIGKILL: the process gets no chance to end anything. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Starts a server process and waits until it listens. `port` 0 takes a free one. */
export async function startServer(options: {
  databaseUrl: string;
  dataDir: string;
  port?: number;
  /** Further settings of `config.ts`. */
  env?: Readonly<Record<string, string>>;
}): Promise<ServerProcess> {
  const { databaseUrl, dataDir, port = 0, env = {} } = options;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + String(chunk)).slice(-4000);
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += String(chunk);
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const listeningPort = await Promise.race([
    once(child, 'message').then(([message]) => (message as { port: number }).port),
    ended.then(() => {
      throw new Error(`The server process ended before it listened. ${errors}`);
    }),
  ]);
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    port: listeningPort,
    pid: child.pid!,
    alive,
    memoryMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    output: () => output,
    signal: (signal) => void child.kill(signal),
    ended,
    async kill() {
      if (alive()) child.kill('SIGKILL');
      await ended;
    },
  };
}
