import type { ListedRelease } from '@members/mfe-kit/release';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf, releaseHashOf, type ReleaseFile } from '../releases/releaseFiles';
import type { Finding } from './finding';

const decompress: Readonly<Record<string, (content: Uint8Array) => Uint8Array>> = {
  br: brotliDecompressSync,
  gz: gunzipSync,
};

/**
 * Whether the files are the ones that were published, and the browser can check each of them: the entry by the
 * registry document, all other scripts and styles by the list that the entry carries.
 */
export async function checkIntegrity(
  release: ListedRelease,
  files: readonly ReleaseFile[],
  directory: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const refuse = (id: string, text: string) => findings.push({ id, level: 'hard', text });
  const entry = files.find(({ path }) => path === release.entry);
  if (!entry) refuse('integrity', `Its entry ${release.entry} is not there.`);
  else if (entry.integrity !== release.entryIntegrity)
    refuse(`integrity:${release.entry}`, `${release.entry} is not the file that was published.`);
  else {
    const listed = listedFiles(await readFile(join(directory, release.entry), 'utf8'), release.container);
    for (const { path, integrity } of files.filter(isLoaded)) {
      if (path === release.entry || listed[path] === integrity) continue;
      const why = listed[path] ? 'is not the file that its entry names' : 'has no hash in its entry';
      refuse(`integrity:${path}`, `${path} ${why}, so no browser would run it.`);
    }
    for (const path of Object.keys(listed))
      if (!files.some((file) => file.path === path)) refuse(`integrity:${path}`, `${path} is not there.`);
    for (const path of await wrongTwins(files, directory))
      refuse(`integrity:${path}`, `${path} is not the compressed form of its file.`);
  }
  if (findings.length === 0 && releaseHashOf(files) !== release.releaseHash)
    refuse('integrity', 'Its files are not the ones that were published.');
  return findings;
}

const isLoaded = ({ path }: ReleaseFile): boolean => /\.(js|css)$/.test(path);

/** `var <container>__files={…};` as a line of an entry, made by the preset of remotes. */
function listedFiles(entry: string, container: string): Record<string, string> {
  const [, list] = new RegExp(`^var ${container}__files=(\\{[^}]*\\});`, 'm').exec(entry) ?? [];
  return list ? (JSON.parse(list) as Record<string, string>) : {};
}

/** Precompressed files that don't hold what the file beside them holds: a browser would refuse what it gets. */
async function wrongTwins(files: readonly ReleaseFile[], directory: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path } of files) {
    const [, plain, ending = ''] = /^(.+)\.(br|gz)$/.exec(path) ?? [];
    const twin = files.find((file) => file.path === plain);
    if (!twin) continue;
    const holds = await readFile(join(directory, path))
      .then((content) => integrityOf(decompress[ending]!(content)) === twin.integrity)
      .catch(() => false);
    if (!holds) wrong.push(path);
  }
  return wrong;
}
