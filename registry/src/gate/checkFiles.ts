import type { Finding } from '@members/office-contract';
import type { ListedRelease } from '@members/mfe-kit/release';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectFiles } from '../releases/inspectFiles';
import { releaseHashOf, type ReleaseFile } from '../releases/releaseFiles';

/**
 * Checks that the files are the published ones, and that browsers can verify each of them: the entry by the registry
 * document, all other scripts and styles by the list in the entry.
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
    for (const { path, problem } of await inspectFiles(directory, files))
      refuse(`integrity:${path}`, `${path} ${problem}.`);
  }
  if (findings.length === 0 && releaseHashOf(files) !== release.releaseHash)
    refuse('integrity', 'Its files are not the ones that were published.');
  return findings;
}

const isLoaded = ({ path }: ReleaseFile): boolean => /\.(js|css)$/.test(path);

/** Reads the line `var <container>__files={…};`, which the webpack preset of remotes puts into an entry. */
function listedFiles(entry: string, container: string): Record<string, string> {
  const [, list] = new RegExp(`^var ${container}__files=(\\{[^}]*\\});`, 'm').exec(entry) ?? [];
  return list ? (JSON.parse(list) as Record<string, string>) : {};
}

/** Checks that the hashes by which shells preload files are those of the release: other files would load for nothing. */
export function checkPreloads({ files }: ListedRelease, found: readonly ReleaseFile[]): Finding[] {
  const published = new Map(found.map(({ path, integrity }) => [path, integrity]));
  return Object.entries(files?.integrity ?? {})
    .filter(([path, integrity]) => published.get(path) !== integrity)
    .map(([path]) => ({
      id: `ahead:${path}`,
      level: 'soft',
      text: `remote.json preloads ${path} with a hash that is not that of the published file.`,
    }));
}
