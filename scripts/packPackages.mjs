import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';
import { pnpm, root } from './workspace.mjs';

/** What a remote from outside is built with. */
const packages = ['shared/contract', 'shared/tooling'];

/** Packs what remotes from outside are built with as tarballs into a folder. */
export async function packPackages(folder) {
  await mkdir(folder, { recursive: true });
  for (const name of packages) {
    const args = [...pnpm, 'pack', '--pack-destination', resolve(folder)];
    const { code, output } = await run('npx', args, { cwd: join(root, name), capture: true });
    if (code !== 0) throw new Error(`Packing ${name} failed:\n${output}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  try {
    if (!folder) throw new Error('Name the folder: node scripts/packPackages.mjs <folder>');
    await packPackages(folder);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
