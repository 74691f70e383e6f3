import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './root';

const execute = promisify(execFile);

/** Runs a command; what it printed is in the error where it fails. */
export const runIn = (cwd: string, [command = '', ...args]: readonly string[], env: object = {}) =>
  execute(command, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 24 });

/**
 * Builds examples in a directory outside the workspace: from the packages that the registry serves and what the
 * registry of packages has. Answers with the directories of the builds, by example.
 */
export async function buildOutside(examples: readonly string[]): Promise<Record<string, string>> {
  const outside = await mkdtemp(join(tmpdir(), 'members-outside-'));
  const packs = join(outside, 'packs');
  await cp(join(root, 'registry/dist/packages'), packs, { recursive: true });
  const files = (await readdir(packs)).filter((file) => /^(contract|tooling|uses)-.*tgz$/.test(file));
  const packed = files.map((file) => [file.replace(/^(\w+)-.*$/, '@members/$1'), `file:packs/${file}`]);
  const manifest = { private: true, workspaces: examples, dependencies: Object.fromEntries(packed) };
  await writeFile(join(outside, 'package.json'), JSON.stringify(manifest));
  for (const name of examples)
    await cp(join(root, 'examples', name), join(outside, name), { recursive: true });
  await runIn(outside, ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline']);
  await Promise.all(
    examples.map((name) => runIn(join(outside, name), ['npm', 'run', 'build'], { BUILD_ID: 'outside' })),
  );
  return Object.fromEntries(examples.map((name) => [name, join(outside, name, 'dist')]));
}
