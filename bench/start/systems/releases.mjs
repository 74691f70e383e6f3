import { integrityOf } from '../../../shared/tooling/webpack/integrityPlugin.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, root } from '../../../scripts/workspace.mjs';

/** The remotes as they are built here, as a registry document lists them, without what tells a page to preload them. */
export function builtReleases() {
  return remotes.map((folder) => {
    const dist = join(root, folder, 'dist');
    const { files: _files, ...manifest } = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
    const { name, version, buildId, entry } = manifest;
    return {
      ...manifest,
      baseUrl: `/remotes/${name}/${version}+${buildId}`,
      entryIntegrity: integrityOf(readFileSync(join(dist, entry))),
      releaseHash: '',
    };
  });
}
