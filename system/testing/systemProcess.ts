import { freePorts } from '@members/tooling/freePorts';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(__dirname, '../..');

export interface Starter {
  /** The repository, or a copy of it. */
  cwd?: string;
  /** Node, or a program that becomes it. */
  command?: string[];
  uid?: number;
  gid?: number;
}

/** Starts the system as `npm start` does; `ended` answers with its exit code and all that it has printed. */
export function start(
  env: Record<string, string>,
  { command = [process.execPath], ...starter }: Starter = {},
) {
  const [file = '', ...args] = [...command, '--import', 'tsx', 'system/src/main.ts'];
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...env },
    ...starter,
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((done) =>
    child.on('close', (code) => done({ code, ...output })),
  );
  return { child, output, ended };
}

/** Ports for the system, and for the payment provider and the operators' pages beside it. */
export const freeAddress = async () => {
  const [port, sandbox, office] = await freePorts(3);
  return { PORT: String(port), SANDBOX_PORT: String(sandbox), OFFICE_PORT: String(office) };
};

export type Started = ReturnType<typeof start>;

/** Resolves once it says that it runs, or has ended. */
export async function untilItRuns({ child, output }: Started): Promise<void> {
  while (!output.out.includes('Ctrl-C') && child.exitCode === null) {
    await new Promise((done) => setTimeout(done, 100));
  }
}
