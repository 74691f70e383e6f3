import type { ListedRelease } from '@members/mfe-kit/release';
import type { ReleaseFile } from '../releases/releaseFiles';
import type { Finding } from './finding';

/** Whether the files that shells ask for ahead are those of the release: others are fetched for nothing. */
export function checkAhead({ files }: ListedRelease, found: readonly ReleaseFile[]): Finding[] {
  const published = new Map(found.map(({ path, integrity }) => [path, integrity]));
  return Object.entries(files?.integrity ?? {})
    .filter(([path, integrity]) => published.get(path) !== integrity)
    .map(([path]) => ({
      id: `ahead:${path}`,
      level: 'soft',
      text: `remote.json has ${path} asked for ahead by a hash that no file of the release has.`,
    }));
}
