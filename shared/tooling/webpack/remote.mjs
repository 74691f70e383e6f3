import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CallsPlugin } from './callsPlugin.mjs';
import { developedRemote } from './developedRemote.mjs';
import { entry, federatedBuild } from './federatedBuild.mjs';
import { IntegrityPlugin } from './integrityPlugin.mjs';
import { LifecyclesInEntryPlugin } from './lifecyclesInEntryPlugin.mjs';
import { ReleaseFilesPlugin } from './releaseFilesPlugin.mjs';
import { hashOf } from './hashOf.mjs';
import { singletonRanges } from './singletons.mjs';
import { UsesPlugin } from './usesPlugin.mjs';

/**
 * The webpack configuration of a remote; `configUrl` is the `import.meta.url` of its webpack.config.mjs.
 *
 * The build id goes into the directory, the container's name and `uniqueName`: with equal names a swap would
 * silently run the old code. It comes from BUILD_ID, which `npm run build` of the workspace
 * derives from the sources; outside, from the remote's own files.
 *
 * What a remote of this workspace has by convention a remote from outside tells: the `name` that it is published
 * under, the file of its `lifecycles`, the ranges of the `singletons` that it takes from the shell, and that of the
 * `shellContract`. The contract has the version of `@members/mfe-kit`. `calls` names calls that it makes beside those
 * whose declarations its code names, e.g. `['placeOrder']`.
 */
export function remoteConfig(configUrl, options = {}) {
  const directory = dirname(fileURLToPath(configUrl));
  const packageFile = join(directory, 'package.json');
  const { name: packageName, version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const installed = singletonRanges(packageFile);
  const {
    name = packageName.replace('@members/', ''),
    lifecycles = './src/index.ts',
    singletons = installed,
    shellContract = installed['@members/mfe-kit'],
    calls = [],
  } = options;
  if (!shellContract) throw new Error(`${name} has to tell the range of its shellContract.`);
  const buildId = process.env.BUILD_ID ?? (process.env.MEMBERS_DEV ? 'dev' : hashOf(directory));
  const container = `${name.replaceAll('-', '_')}__${buildId}`;
  const remote = {
    directory,
    lifecycles,
    calls,
    facts: { name, version, buildId, shellContract, container, entry, shared: singletons },
  };
  return process.env.MEMBERS_DEV ? developedRemote(remote) : publishedRemote(remote);
}

/**
 * The build that is published: it loads its own files by their hashes only, and says which of them each route needs, and
 * what it uses of the shell. Of modules for which it says so it takes any version: the registry knows whether it fits.
 */
function publishedRemote(remote) {
  const { directory, facts } = remote;
  const { container, shared } = facts;
  const fromShell = Object.entries(shared).map(([module, requiredVersion]) => [
    module,
    { singleton: true, strictVersion: !module.startsWith('@members/'), requiredVersion, import: false },
  ]);
  const config = federatedBuild(remote, { shared: Object.fromEntries(fromShell) });
  const plugins = [
    ...config.plugins,
    new LifecyclesInEntryPlugin({ ...remote, entry }),
    new IntegrityPlugin({ container, entry }),
    new CallsPlugin(remote),
    new ReleaseFilesPlugin(remote),
    new UsesPlugin({ directory, modules: Object.keys(shared) }),
  ];
  return { ...config, plugins };
}
