import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { singletons } from '../shared/tooling/webpack/singletons.mjs';
import { buildPackages } from './buildPackages.mjs';
import { buildPublisher } from './buildPublisher.mjs';
import { buildVerifier } from './buildVerifier.mjs';
import { run } from './run.mjs';
import { hashOf, remotes, root } from './workspace.mjs';

const kit = 'shared/mfe-kit';
const { exports: kitExports } = JSON.parse(readFileSync(join(root, kit, 'package.json'), 'utf8'));
/** The modules of the kit that are no singletons: a remote bundles its own. */
const bundledOfKit = Object.entries(kitExports)
  .filter(([name]) => !singletons.includes(posix.join('@members/mfe-kit', name)))
  .map(([, file]) => posix.join(kit, file));

/** A remote bundles nothing of the singletons, so of shared/ only what stands here goes into it. */
const inputsOf = (name) => [name, 'pnpm-lock.yaml', ...(sharedInputs[name] ?? sharedInputs.remote)];
const sharedInputs = {
  shell: ['shared'],
  office: ['shared/ui', 'shared/i18n', 'shared/contract', 'shared/office-contract', 'shared/tooling/webpack'],
  remote: [
    'shared/contract',
    'shared/verifier/src',
    ...bundledOfKit,
    'shared/tooling/webpack',
    'shared/uses/src',
  ],
};

async function buildOne(name) {
  const buildId = hashOf(inputsOf(name));
  const stamp = join(root, name, 'dist/.build-id');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === buildId) return;
  const startedAt = Date.now();
  const { code, output } = await run('node_modules/.bin/webpack', [], {
    cwd: join(root, name),
    env: { BUILD_ID: buildId },
    capture: true,
  });
  if (code !== 0) throw new Error(`Building ${name} failed:\n${output}`);
  writeFileSync(stamp, buildId);
  console.log(`Built ${name} (${buildId}) in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Builds shell, remotes and the office, each as its own artefact, two at a time, and only what is stale. */
export async function build(names) {
  if (!names) {
    await buildVerifier();
    await buildPublisher();
    await buildPackages();
  }
  const waiting = [...(names ?? ['shell', ...remotes, 'office'])];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildOne(name);
  };
  await Promise.all([worker(), worker()]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await build(process.argv.slice(2).length ? process.argv.slice(2) : undefined).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
