import { execFileSync } from 'node:child_process';
import { pnpm as versioned, root } from '../workspace.mjs';

let program: string | undefined;

/** What a command of this workspace's pnpm prints. npx takes seconds, so it is asked once where the program is. */
export function pnpm(...args: string[]): string {
  const run = (command: string, rest: readonly string[]) =>
    execFileSync(command, rest, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const [yes, version] = versioned as [string, string];
  program ??= run('npx', ['--loglevel=error', yes, '--package', version, '--call', 'command -v pnpm']).trim();
  return run(program, args);
}
