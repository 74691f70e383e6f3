import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle';
import { root } from './root';

export interface RunningSystem {
  address: string;
  dataDirectory: string;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts a program of the repository and waits until its address answers; its output is kept for a failure. */
export async function startProgram(script: string, env: Record<string, string>, address: string) {
  if (await answers(`${address}/healthz`)) throw new Error(`Something else listens at ${address}.`);
  const child = spawn(process.execPath, [await bundle(script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Also where nobody is left to stop it: a hook that runs into its time limit never learns of it.
  process.once('exit', () => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const until = Date.now() + 180_000;
  while (!(await answers(`${address}/healthz`))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill();
      throw new Error(`${script} did not start at ${address}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { output: () => output, stop: () => stop(child) };
}

/** The whole system as `npm start` runs it, or another program, on a port and a data directory of its own. */
export async function startSystem(
  port: number,
  env: Record<string, string> = {},
  program = 'system/src/main.ts',
): Promise<RunningSystem> {
  const dataDirectory = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'members-e2e-'));
  const address = `http://localhost:${port}`;
  const running = await startProgram(
    program,
    { PORT: String(port), DATA_DIR: dataDirectory, ...env },
    address,
  );
  return {
    address,
    dataDirectory,
    output: running.output,
    async stop() {
      await running.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(timer);
}
