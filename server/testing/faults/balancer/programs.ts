import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { unprivilegedAccount } from '../../../src/database/postgres/account';

/** Where a program of the system is, or `null`; Debian keeps servers outside of a user's path. */
export function findProgram(name: string): string | null {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return directories.map((directory) => join(directory, name)).find((file) => existsSync(file)) ?? null;
}

export interface Program {
  port: number;
  /** SIGKILL, and wait until it is gone; processes of its own that it has stay. */
  kill(): Promise<void>;
  /** SIGTERM: it ends its own processes too. */
  stop(): Promise<void>;
}

/** Starts a program as an ordinary user and waits until its ports, of which the first is told of, take connections. */
export async function startProgram(
  file: string,
  args: string[],
  ports: readonly [number, ...number[]],
): Promise<Program> {
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], ...unprivilegedAccount() });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + String(chunk)).slice(-2000);
  });
  const ended = once(child, 'exit');
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  const kill = end('SIGKILL');
  for (let tries = 0; tries < 250; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended at once. ${said}`);
    const taken = await Promise.all(ports.map(takesConnections));
    if (taken.every(Boolean)) return { port: ports[0], kill, stop: end('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await end('SIGTERM')();
  throw new Error(`${file} does not listen on ${ports.join(', ')}. ${said}`);
}

const takesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
