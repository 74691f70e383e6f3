import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Keeps the source maps of a built shell in the registry's directory: pages of this build report errors after the next
 * one is online. Names of scripts carry their hashes, so that those of all builds stand beside each other.
 */
export async function keepShellMaps(shellDirectory: string, kept: string): Promise<void> {
  const files = await readdir(shellDirectory, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of files) {
    if (!entry.isFile() || !entry.name.endsWith('.map')) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(kept, relative(shellDirectory, from));
    if (await stat(to).catch(() => null)) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  }
}
