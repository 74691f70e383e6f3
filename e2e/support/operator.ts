import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mainDataDirectory } from './ports';
import { root } from './root';

const run = promisify(execFile);

/** Runs a command of the operator on the system under test and answers what it prints, e.g. `operate('withdrawals', 'list')`. */
export async function operate(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: mainDataDirectory(), OPERATOR: 'browser-specs' };
  const program = ['--import', 'tsx', 'server/src/operator/main.ts', ...args];
  return (await run(process.execPath, program, { cwd: root, env })).stdout;
}
