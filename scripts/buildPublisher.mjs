import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, root } from './workspace.mjs';

const folder = join(root, 'registry');
const inputs = [
  'registry/command',
  'registry/src',
  'server/src/variableKinds.ts',
  'server/src/variables.ts',
  'shared/command-line/src',
  'shared/office-contract/src',
  'pnpm-lock.yaml',
  'scripts/buildPublisher.mjs',
];

/** Builds `publish.mjs`, with which teams publish that have nothing of this repository, where it is stale. */
export async function buildPublisher() {
  const buildId = hashOf(inputs);
  const stamp = join(folder, 'dist/.build-id');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === buildId) return;
  const { build } = await import(
    pathToFileURL(createRequire(join(folder, 'package.json')).resolve('esbuild')).href
  );
  mkdirSync(join(folder, 'dist'), { recursive: true });
  await build({
    entryPoints: [join(folder, 'command/publisher.ts')],
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    legalComments: 'none',
    // For commander, a CommonJS module that requires modules of Node.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    outfile: join(folder, 'dist/publish.mjs'),
  });
  writeFileSync(stamp, buildId);
  console.log('Built publish.mjs');
}
