import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** What git ignores is no source, nor is a lock file; a walk does without git, so that a copy of the tree can be tested too. */
const ignored = new Set([
  '.git',
  'pnpm-lock.yaml',
  ...[...readFileSync(join(root, '.gitignore'), 'utf8').matchAll(/^(.+)\/$/gm)].map(([, name]) => name!),
]);

/** Paths of sources and documents below a folder of the project (`''` for all of it, else with a `/` at its end). */
export function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder + entry.name;
    if (ignored.has(entry.name)) continue;
    if (entry.isDirectory()) yield* sourcesIn(`${path}/`);
    else if (/\.([cm]?[jt]sx?|css|html|md|sql|conf|ya?ml)$/.test(path)) yield path;
  }
}
