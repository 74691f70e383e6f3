import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The package manager, by exact version; it needs nothing installed but npm. */
export const pnpm = ['--yes', 'pnpm@12.21.0'];

/** Every folder `mfe-*` that has a build. */
export const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'webpack.config.mjs')),
);

const ignored = new Set(['node_modules', 'dist', '.data', 'README.md']);

function* filesIn(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name) || /\.(test|stories)\.tsx?$/.test(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesIn(child);
    else yield child;
  }
}

/** A short hash over the content of files and folders, by which a build knows whether it is up to date. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const absolute = join(root, path);
    const isFolder = statSync(absolute, { throwIfNoEntry: false })?.isDirectory();
    const files = isFolder ? [...filesIn(absolute)] : [absolute];
    for (const file of files) {
      hash.update(`${file.slice(root.length)}\0`);
      if (existsSync(file)) hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
