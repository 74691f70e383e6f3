import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program to its end and answers what it printed; rejects with the last lines of its errors. */
export async function command(
  file: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  try {
    const { stdout } = await execute(file, args, { ...options, maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    const lines = (stderr.trim() || stdout.trim()).split('\n').slice(-25).join('\n');
    throw new Error(`${file} ${args.slice(0, 3).join(' ')} … failed: ${lines || String(error)}`, {
      cause: error,
    });
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until the condition holds; rejects with the sentence `otherwise` after the time limit. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  { within, otherwise }: { within: number; otherwise: () => string },
): Promise<void> {
  for (const end = Date.now() + within; Date.now() < end; await pause(200)) if (await condition()) return;
  throw new Error(otherwise());
}
