import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';
import { hashOf, pnpm, root } from './workspace.mjs';

const stamp = join(root, 'node_modules/.members-installed');
const inputs = () => hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);

/** One line for a Node that gets no fixes any more, else nothing. 20.20 runs everything as long as distributions ship it. */
export const nodeWarning = (version = process.versions.node) =>
  Number(version.split('.')[0]) < 22
    ? `Node ${version} gets no more fixes, not even of its security: please use Node 24 or 22.`
    : '';

/** Installs the dependencies by the lock file, unless they are there already. */
export async function install() {
  if (nodeWarning()) console.warn(nodeWarning());
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs()) return;
  console.log('Installing dependencies …');
  const { code, output } = await run('npx', [...pnpm, 'install', '--frozen-lockfile'], { capture: true });
  if (code !== 0) throw new Error(`Installing the dependencies failed:\n${output}`);
  writeFileSync(stamp, inputs());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  install().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
