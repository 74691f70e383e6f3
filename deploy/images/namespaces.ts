import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from './buildImages';

/**
 * Runs a program of this folder in namespaces of its own, for processes and mounts and, if told, for the network. It
 * ends when this process does, however that comes about, and with it the kernel ends every process, mount and network
 * device in them. Resolves once all of that is gone; rejects unless the program ended with 0.
 */
export async function runInNamespaces(
  program: string,
  options: { args: readonly string[]; ownNetwork?: boolean; interrupted: AbortSignal },
): Promise<void> {
  const { args, ownNetwork = false, interrupted } = options;
  interrupted.throwIfAborted();
  mkdirSync(scratch, { recursive: true });
  // PostgreSQL runs as somebody else.
  chmodSync(scratch, 0o1777);
  const namespaces = ['--pid', '--mount', '--ipc', ...(ownNetwork ? ['--net'] : [])];
  const child = spawn(
    'unshare',
    [
      ...[...namespaces, '--fork', '--kill-child', '--mount-proc'],
      ...[process.execPath, '--import', 'tsx', join(import.meta.dirname, program), ...args],
    ],
    // A terminal's Ctrl-C comes to this process alone.
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
      env: { ...process.env, TMPDIR: scratch },
    },
  );
  const end = () => child.connected && child.disconnect();
  interrupted.addEventListener('abort', end, { once: true });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('exit', resolve);
    });
    interrupted.throwIfAborted();
    if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  } finally {
    interrupted.removeEventListener('abort', end);
  }
}

/** The whole of a program that `runInNamespaces` starts, as the first process of its namespace. */
export async function runAsFirstProcess(work: (args: readonly string[]) => Promise<void>): Promise<never> {
  process.once('disconnect', () => process.exit(1));
  if (!process.connected) process.exit(1);
  let code = 0;
  await work(process.argv.slice(2)).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    code = 1;
  });
  process.exit(code);
}
