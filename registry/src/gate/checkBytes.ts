import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Finding } from './finding';

/** What the entry of a release and one of its screens may weigh together, in bytes as they are sent (brotli). */
export const screenBudget = 40 * 1024;

/** Weighs the files of a release that were loaded until a screen of it stood. */
export async function checkBytes(
  screen: { path: string; files: readonly string[] },
  directory: string,
): Promise<Finding[]> {
  const scripts = screen.files.filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(scripts.map((file) => brotliBytes(join(directory, file))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes <= screenBudget) return [];
  const [is, most] = [bytes, screenBudget].map((size) => `${(size / 1024).toFixed(1)} KB`);
  return [
    {
      id: `bytes:${screen.path}`,
      level: 'soft',
      text: `${screen.path} loads ${is} of scripts and styles of its own; the budget is ${most}.`,
    },
  ];
}

async function brotliBytes(file: string): Promise<number> {
  if (existsSync(`${file}.br`)) return (await stat(`${file}.br`)).size;
  return brotliCompressSync(await readFile(file)).length;
}
