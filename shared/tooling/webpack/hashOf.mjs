import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build of a remote is made of, beside its packages, which the lock file names. */
const inputs = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'webpack.config.mjs'];

/** Twelve hex digits for what a remote's build is made of: the same sources give the same build. */
export function hashOf(directory) {
  const sources = readdirSync(join(directory, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...inputs, ...sources]) {
    const path = join(directory, file);
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}
