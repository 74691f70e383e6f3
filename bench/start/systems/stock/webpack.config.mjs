import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { singletonRanges } from '@members/tooling/webpack';
import { join } from 'node:path';
import { root } from '../../../../scripts/workspace.mjs';
import { builtReleases } from '../releases.mjs';
import { shellBuild } from '../shellBuild.mjs';

const build = shellBuild('stock');

/** The shell as a host of Module Federation's own plugin, with the published remotes by the addresses of their entries. */
export default {
  ...build,
  entry: { main: join(import.meta.dirname, 'start.ts') },
  optimization: {},
  plugins: [
    ...build.plugins,
    new ModuleFederationPlugin({
      name: 'members_stock',
      remotes: Object.fromEntries(
        builtReleases().map(({ name, container, baseUrl, entry }) => [
          name.replaceAll('-', '_'),
          `${container}@${baseUrl}/${entry}`,
        ]),
      ),
      shared: Object.fromEntries(
        Object.entries(singletonRanges(join(root, 'shell/package.json'))).map(([module, requiredVersion]) => [
          module,
          { singleton: true, requiredVersion },
        ]),
      ),
      dts: false,
      manifest: false,
      // The remotes are built for the host's federation runtime.
      experiments: { provideExternalRuntime: true },
    }),
  ],
};
