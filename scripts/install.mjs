import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { hashOf, pnpm, root } from './workspace.mjs';

const stamp = join(root, 'node_modules/.members-installed');
const inputs = () => hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);

/** Installs the dependencies by the lock file, unless they are there already. */
export async function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs()) return;
  console.log('Installing dependencies …');
  const { code, output } = await run('npx', [...pnpm, 'install', '--frozen-lockfile'], { capture: true });
  if (code !== 0) throw new Error(`Installing the dependencies failed:\n${output}`);
  writeFileSync(stamp, inputs());
}
