/**
 * `npm run test:images`: builds the images of `deploy/`, starts what `compose.yaml` says from them, and tries it: who
 * runs in them, a rolling update under orders, and an operator's and a member's way through the app in a browser.
 * Prints what came of it as Markdown. Needs root on Debian with `buildah`, `debootstrap`, `runc` and `iproute2`;
 * neither an engine nor a registry of images.
 *
 *   -- --before <commit>   the release before; otherwise the one before the newest migration
 *   -- --built             takes the images of the run before
 */
import { mkdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/chromium.mjs';
import { runInNamespaces } from './namespaces';
import { buildah, hasImage, scratch } from './buildImages';
import { command } from './command';

const root = join(import.meta.dirname, '../..');
const programs = ['buildah', 'debootstrap', 'runc', 'ip', 'openssl'];

async function releaseBefore(): Promise<string> {
  const migrations = 'server/src/database/migrations/index.ts';
  const newest = await command('git', ['-C', root, 'log', '-1', '--format=%H', '--', migrations]);
  return command('git', ['-C', root, 'rev-parse', `${newest}^`]);
}

/** Takes away what a run leaves on the disk, all but the images: also one that was cut off. */
async function tidy(): Promise<void> {
  await buildah('rm', '--all').catch(() => undefined);
  rmSync(scratch, { recursive: true, force: true });
  const ours = ['-depth', '-type', 'd', '-path', '*/members-images*', '-delete'];
  await command('find', ['/sys/fs/cgroup', ...ours]).catch(() => undefined);
}

async function run(interrupted: AbortSignal): Promise<void> {
  const { values } = parseArgs({ options: { before: { type: 'string' }, built: { type: 'boolean' } } });
  if (process.getuid?.() !== 0)
    throw new Error('npm run test:images needs root, to build and run containers.');
  for (const program of programs)
    await command('which', [program]).catch(() => {
      throw new Error(`${program} is missing: apt-get install buildah debootstrap runc iproute2 openssl`);
    });
  process.env.CHROMIUM_PATH = await findChromium();
  const args = [values.before ?? (await releaseBefore())];
  // Before buildah makes the directory above it, which would be closed to PostgreSQL's account.
  mkdirSync(scratch, { recursive: true });
  await tidy();
  try {
    if (!values.built || !(await hasImage('members-before')))
      await runInNamespaces('build.ts', { args, interrupted });
    // Nothing that runs then needs a network but that of the containers.
    await runInNamespaces('try.ts', { args, ownNetwork: true, interrupted });
  } finally {
    await tidy();
  }
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    interruption.abort(new Error(`Interrupted by ${signal}.`));
  });
await run(interruption.signal).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode ??= 1;
});
