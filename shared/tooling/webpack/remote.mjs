import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfig } from './base.mjs';
import { IntegrityPlugin } from './integrityPlugin.mjs';
import { RemoteManifestPlugin } from './remoteManifestPlugin.mjs';
import { singletonRanges } from './singletons.mjs';

/** The range of the shell contract that a remote built with this preset needs. */
const shellContract = '^1.2.0';

/**
 * The webpack configuration of a remote; `configUrl` is the `import.meta.url` of its webpack.config.mjs.
 *
 * The build id goes into the directory, the container's name and `uniqueName`: with equal names a swap would
 * silently run the old code. It comes from BUILD_ID, which `npm run build` derives from the sources.
 *
 * What a remote of this workspace has by convention a remote from outside tells: the `name` that it is published
 * under, the file of its `lifecycles`, and the ranges of the `singletons` that it takes from the shell.
 */
export function remoteConfig(configUrl, options = {}) {
  const directory = dirname(fileURLToPath(configUrl));
  const packageFile = join(directory, 'package.json');
  const { name: packageName, version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const {
    name = packageName.replace('@members/', ''),
    lifecycles = './src/index.ts',
    singletons: shared = singletonRanges(packageFile),
  } = options;
  const buildId = process.env.BUILD_ID ?? 'dev';
  const container = `${name.replaceAll('-', '_')}__${buildId}`;
  const config = baseConfig({
    packageName: name,
    context: directory,
    output: join(directory, 'dist'),
    layer: 'remote',
  });
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName: container, publicPath: 'auto' },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './lifecycles': lifecycles },
        shared: Object.fromEntries(
          Object.entries(shared).map(([module, range]) => [module, fromShell(range)]),
        ),
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new IntegrityPlugin({ container, entry: 'remoteEntry.js' }),
      new RemoteManifestPlugin({
        directory,
        facts: { name, version, buildId, shellContract, container, entry: 'remoteEntry.js', shared },
      }),
    ],
  };
}

const fromShell = (requiredVersion) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  import: false,
});
