import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of a release, with its hash. */
export interface ReleaseFile {
  /** Relative to the release's directory, with `/`. */
  path: string;
  /** Subresource integrity, e.g. `sha256-…`. */
  integrity: string;
  bytes: number;
}

/** Lists the files of a built remote that its release consists of, by path: all but source maps and hidden files. */
export const releaseFiles = (directory: string): Promise<ReleaseFile[]> =>
  listFiles(directory, (path) => !isMap(path));

/** Lists the source maps of a built remote, which are published with its release and served to nobody. */
export const mapFiles = (directory: string): Promise<ReleaseFile[]> => listFiles(directory, isMap);

/** Whether a file is a source map. */
export const isMap = (path: string): boolean => path.endsWith('.map');

async function listFiles(directory: string, isListed: (path: string) => boolean): Promise<ReleaseFile[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\./.test(path) && isListed(path))
    .sort();
  const files: ReleaseFile[] = [];
  for (const path of paths) files.push({ path, ...(await measure(join(directory, path))) });
  return files;
}

/** Reads a file in parts: a release may have 50 MB, and nothing else is to wait for it. */
async function measure(file: string): Promise<Omit<ReleaseFile, 'path'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += part.length;
    hash.update(part);
  }
  return { integrity: `sha256-${hash.digest('base64')}`, bytes };
}

export const integrityOf = (content: Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** SHA-256 (hex) over a line `<path> <integrity>` for each file. It identifies the content of a release. */
export const releaseHashOf = (files: readonly ReleaseFile[]): string =>
  createHash('sha256')
    .update(files.map(({ path, integrity }) => `${path} ${integrity}\n`).join(''))
    .digest('hex');
