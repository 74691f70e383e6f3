/**
 * `npm run test:images`: builds the images of `deploy/`, starts what `compose.yaml` says from them, and tries it: who
 * runs in them, a member's way through the app, and a rolling update under orders. Prints what came of it as Markdown.
 * Needs root on Debian with `buildah`, `debootstrap`, `runc` and `iproute2`; neither an engine nor a registry of images.
 *
 *   -- --before <commit>   the release before; otherwise the one before the newest migration
 *   -- --built             takes the images of the run before
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildImage, earlierTree, hasImage, makeBases, sizes, targets, workDirectory } from './buildImages';
import { command } from './command';
import { makeNetwork } from './container';
import { tryImages } from './tryImages';

const root = join(import.meta.dirname, '../..');

async function releaseBefore(): Promise<string> {
  const migrations = 'server/src/database/migrations/index.ts';
  const newest = await command('git', ['-C', root, 'log', '-1', '--format=%H', '--', migrations]);
  return command('git', ['-C', root, 'rev-parse', `${newest}^`]);
}

async function buildAll(before: string): Promise<void> {
  await makeBases();
  for (const target of ['members', 'gate', 'edge', 'pgbouncer'] as const) {
    const from = Date.now();
    await buildImage(target);
    process.stderr.write(`Built ${targets[target]} in ${Math.round((Date.now() - from) / 1000)} s\n`);
  }
  await buildImage('members', { image: 'members-before', context: await earlierTree(before) });
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { before: { type: 'string' }, built: { type: 'boolean' } } });
  if (process.getuid?.() !== 0)
    throw new Error('npm run test:images needs root, to build and run containers.');
  for (const program of ['buildah', 'debootstrap', 'runc', 'ip'])
    await command('which', [program]).catch(() => {
      throw new Error(`${program} is missing: apt-get install buildah debootstrap runc iproute2`);
    });
  mkdirSync(workDirectory, { recursive: true });
  const before = values.before ?? (await releaseBefore());
  if (!values.built || !(await hasImage('members-before'))) await buildAll(before);
  rmSync(join(workDirectory, 'volumes'), { recursive: true, force: true });
  const removeNetwork = await makeNetwork();
  try {
    const found = await tryImages({ before, sizes: await sizes() });
    process.stdout.write(`${found}\n`);
  } finally {
    await removeNetwork();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
