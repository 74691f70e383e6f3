import type { Finding } from '@members/office-contract';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The entry of a release and one of its screens may have this many bytes together, compressed with brotli. */
const screenBudget = 40 * 1024;

/** Checks the size of the files that a screen of a release loaded. */
export async function checkBytes(
  screen: { path: string; files: readonly string[] },
  directory: string,
): Promise<Finding[]> {
  const scripts = screen.files.filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(scripts.map((file) => brotliBytes(join(directory, file))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes <= screenBudget) return [];
  const [size, budget] = [bytes, screenBudget].map((each) => `${(each / 1024).toFixed(1)} KB`);
  return [
    {
      id: `bytes:${screen.path}`,
      level: 'soft',
      text: `${screen.path} loads ${size} of scripts and styles of its own; the budget is ${budget}.`,
    },
  ];
}

/** A file of more than this is over the budget however well it compresses, and would take seconds to compress. */
const mostCompressed = 2 * 1024 * 1024;

async function brotliBytes(file: string): Promise<number> {
  if (existsSync(`${file}.br`)) return (await stat(`${file}.br`)).size;
  const { size } = await stat(file);
  return size > mostCompressed ? size : (await compress(await readFile(file))).length;
}
