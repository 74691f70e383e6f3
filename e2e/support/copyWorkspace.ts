import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './root';

/** What a remote needs of the repository; the settings of jest name a file of the server. */
const needed = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.json',
  'jest.config.mjs',
  'scripts',
  'server/testing',
  'shared',
];

const notCopied = ['node_modules', 'dist'];

/** Copies as much of the repository as it takes to make and build a remote, without anything installed or built. */
export async function copyWorkspace(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'members-workspace-'));
  const filter = (path: string) => !notCopied.includes(basename(path));
  for (const path of needed) await cp(join(root, path), join(directory, path), { recursive: true, filter });
  return directory;
}
