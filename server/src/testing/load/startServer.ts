import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  port: number;
  pid: number;
  /** False once the process has ended, for whatever reason. */
  alive(): boolean;
  /** SIGKILL: the process gets no chance to end anything. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Starts a server process and waits until it listens. `port` 0 takes a free one. */
export async function startServer(options: {
  databaseUrl: string;
  dataDir: string;
  port?: number;
  /** Further settings of `config.ts`. */
  env?: Readonly<Record<string, string>>;
}): Promise<ServerProcess> {
  const { databaseUrl, dataDir, port = 0, env = {} } = options;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/testing/load/serverProcess.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + String(chunk)).slice(-4000);
  });
  const ended = once(child, 'exit');
  const listening = (async () => {
    for await (const line of createInterface(child.stdout)) {
      const match = /^listening (\d+)$/.exec(line);
      if (match) return Number(match[1]);
    }
    throw new Error(`The server process ended before it listened. ${errors}`);
  })();
  const listeningPort = await listening;
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    port: listeningPort,
    pid: child.pid!,
    alive,
    async kill() {
      if (alive()) child.kill('SIGKILL');
      await ended;
    },
  };
}
