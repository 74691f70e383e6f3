import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { singletons } from '../shared/tooling/webpack/singletons.mjs';
import { buildPackages } from './buildPackages.mjs';
import { buildPublisher } from './buildPublisher.mjs';
import { buildVerifier } from './buildVerifier.mjs';
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

const stampOf = (name) => join(root, name, 'dist/.build-id');

/** Builds in turn, in a process of its own, as long as something is waiting. */
async function buildInTurn(waiting) {
  if (waiting.length === 0) return;
  const builder = fork(join(root, 'scripts/builder.mjs'));
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, buildId } = next;
      const startedAt = Date.now();
      builder.send(next);
      const { failure } = await Promise.race([
        once(builder, 'message').then(([answer]) => answer),
        once(builder, 'exit').then(() => ({ failure: 'The process ended.' })),
      ]);
      if (failure) throw new Error(`Building ${name} failed:\n${failure}`);
      writeFileSync(stampOf(name), buildId);
      console.log(`Built ${name} (${buildId}) in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  } finally {
    builder.kill();
  }
}

/** Builds shell, remotes and the office, each as its own artefact, two at a time, and only what is stale. */
export async function build(names) {
  if (!names) {
    await buildVerifier();
    await buildPublisher();
    await buildPackages();
  }
  const stale = (names ?? ['shell', ...remotes, 'office'])
    .map((name) => ({ name, buildId: hashOf(inputsOf(name)) }))
    .filter(
      ({ name, buildId }) => !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== buildId,
    );
  await Promise.all([buildInTurn(stale), buildInTurn(stale)]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await build(process.argv.slice(2).length ? process.argv.slice(2) : undefined).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
