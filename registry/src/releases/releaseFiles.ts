import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of a release and what its bytes are. */
export interface ReleaseFile {
  /** Relative to the release's directory, with `/`. */
  path: string;
  /** Subresource integrity, e.g. `sha256-…`. */
  integrity: string;
  bytes: number;
}

/** The files of a built remote that make up its release, by path. Source maps and stamps stay with the team. */
export async function releaseFiles(directory: string): Promise<ReleaseFile[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\.|\.map$/.test(path))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(directory, path));
      return { path, integrity: integrityOf(content), bytes: content.length };
    }),
  );
}

export const integrityOf = (content: Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** SHA-256 (hex) over `path integrity` of all files: the name of exactly these bytes. */
export const releaseHashOf = (files: readonly ReleaseFile[]): string =>
  createHash('sha256')
    .update(files.map(({ path, integrity }) => `${path} ${integrity}\n`).join(''))
    .digest('hex');
