import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mainDataDirectory } from './ports';
import { root } from './root';

const run = promisify(execFile);

/** Runs a command of the operator on the system under test, e.g. `operate('site', 'popup', 'off')`. */
export async function operate(...args: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: mainDataDirectory(), OPERATOR: 'browser-specs' };
  await run(process.execPath, ['--import', 'tsx', 'server/src/operator/main.ts', ...args], {
    cwd: root,
    env,
  });
}
