import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What this server's code is called: as it is told, else the commit that is checked out, else the package's version. */
export function releaseName(told: string | null): string {
  if (told !== null) return told;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      ...{ cwd: root, encoding: 'utf8' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return version;
  }
}
