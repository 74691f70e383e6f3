import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.mjs';
import { hashOf, pnpm, root } from './workspace.mjs';

/** What remotes from outside are made, built and tested with. */
const packages = ['api-client', 'contract', 'create-remote', 'i18n', 'mfe-kit', 'tooling', 'ui', 'uses'].map(
  (name) => `shared/${name}`,
);
const folder = join(root, 'registry/dist/packages');

/**
 * Packs what the registry serves to npm, where it is stale: each package as a tarball, whose name carries the hash of
 * its content, with what npm asks about it as JSON beside it.
 */
export async function buildPackages() {
  const buildId = hashOf([...packages, 'pnpm-workspace.yaml', 'scripts/buildPackages.mjs']);
  const stamp = join(folder, '.build-id');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === buildId) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const filters = packages.flatMap((name) => ['--filter', `./${name}`]);
  const args = [...pnpm, ...filters, 'pack', '--pack-destination', folder];
  const { code, output } = await run('npx', args, { capture: true });
  if (code !== 0) throw new Error(`Packing failed:\n${output}`);
  for (const file of await readdir(folder)) await describePackage(join(folder, file));
  await writeFile(stamp, buildId);
  console.log(`Built ${packages.length} packages for remotes from outside`);
}

async function describePackage(file) {
  const { code, output } = await run('tar', ['-xOf', file, 'package/package.json'], { capture: true });
  if (code !== 0) throw new Error(`${file} can't be read:\n${output}`);
  const { devDependencies: _own, scripts: _scripts, ...manifest } = JSON.parse(output);
  const content = await readFile(file);
  const hash = (algorithm, encoding) => createHash(algorithm).update(content).digest(encoding);
  const name = `${manifest.name.split('/')[1]}-${manifest.version}-${hash('sha256', 'hex').slice(0, 12)}`;
  const dist = { integrity: `sha512-${hash('sha512', 'base64')}`, shasum: hash('sha1', 'hex') };
  await writeFile(join(folder, `${name}.json`), JSON.stringify({ ...manifest, dist }, null, 2));
  await rename(file, join(folder, `${name}.tgz`));
}
