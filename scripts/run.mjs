import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { root } from './workspace.mjs';

/**
 * Runs a command in a folder of the repository. Answers with its exit code and, with `capture`, its output. The
 * priority is that of the operating system for it and for all that it starts.
 */
export function run(command, args, { cwd = root, env = {}, capture = false, priority } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (priority !== undefined && child.pid) setPriority(child.pid, priority);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
