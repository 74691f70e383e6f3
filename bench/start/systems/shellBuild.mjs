import { join } from 'node:path';
import webpack from 'webpack';
import { app as shell } from '../../../shell/webpack.config.mjs';
import { root } from '../../../scripts/workspace.mjs';
import { builtReleases } from './releases.mjs';

const inShell = (file) => join(root, 'shell/src', file);
const here = import.meta.dirname;

/**
 * The build of the shell with another way to its remotes: `bench/start/systems/<name>/loadRelease.ts` in the place of
 * the shell's, and the releases of this checkout built in instead of a registry.
 */
export function shellBuild(name) {
  return {
    ...shell,
    output: { ...shell.output, path: join(here, '../dist', name), uniqueName: `members_${name}` },
    resolve: {
      ...shell.resolve,
      alias: {
        ...shell.resolve.alias,
        [inShell('remotes/prepare/loadRelease.ts')]: join(here, name, 'loadRelease.ts'),
        [inShell('registry/registry.ts')]: join(here, 'builtInRegistry.ts'),
        [inShell('remotes/prepare/preloadFiles.ts')]: join(here, 'preloadNothing.ts'),
      },
    },
    plugins: [...shell.plugins, new webpack.DefinePlugin({ RELEASES: JSON.stringify(builtReleases()) })],
  };
}
