import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import { baseConfig } from './base.mjs';
import { RemoteManifestPlugin } from './remoteManifestPlugin.mjs';

/** The file by which a shell loads a remote. */
export const entry = 'remoteEntry.js';

/** The build of a remote as a federation container with its `remote.json`; `shared` is what it takes from the shell. */
export function federatedBuild({ directory, lifecycles, facts }, { shared, development = false }) {
  const { name, container } = facts;
  const config = baseConfig({
    packageName: name,
    context: directory,
    output: join(directory, 'dist'),
    layer: 'remote',
    scoped: true,
    development,
  });
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName: container, publicPath: 'auto' },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: entry,
        // With React first, a release that needs another one than the shell's fails before it is taken.
        exposes: { './lifecycles': 'react' in shared ? ['react', lifecycles] : lifecycles },
        shared,
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new RemoteManifestPlugin({ directory, facts }),
    ],
  };
}
