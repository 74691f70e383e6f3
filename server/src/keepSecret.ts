import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret of the data directory, made where there is none. Written with `wx`: of two first starters one secret wins. Throws
 * an Error of one sentence where the directory can't be written to.
 */
export function keepSecret(dataDir: string, name: string): string {
  const file = join(dataDir, 'secrets', name);
  try {
    mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new Error(`The data directory ${dataDir} can't be written to: ${(error as Error).message}`);
    }
  }
  return readFileSync(file, 'utf8');
}
