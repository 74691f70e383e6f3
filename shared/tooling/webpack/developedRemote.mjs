import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { federatedBuild } from './federatedBuild.mjs';

/** A module of the shell under a name of its own, beside the remote's copy. */
const shellsOwn = (module) => ({ import: false, shareKey: module, singleton: true, requiredVersion: false });

/**
 * The configuration of a remote while it is developed, with hot reload. A development React can't share one that was
 * built for production, so a remote that takes React from the shell runs with copies of its own of all that is built
 * on React; `@members/mfe-kit/dev` connects them with the shell's.
 */
export async function developedRemote({ directory, lifecycles, facts }) {
  const { default: ReactRefreshPlugin } = await import('@pmmmwh/react-refresh-webpack-plugin');
  const inReact = 'react' in facts.shared;
  const remote = {
    directory,
    lifecycles: kitOf(directory, inReact ? 'dev' : 'dev/remounted') ?? lifecycles,
    facts: { ...facts, shared: inReact ? {} : facts.shared },
  };
  const config = federatedBuild(remote, {
    development: true,
    shared: inReact
      ? {
          'members-shell/api-client': shellsOwn('@members/api-client'),
          'members-shell/mfe-kit': shellsOwn('@members/mfe-kit'),
        }
      : Object.fromEntries(Object.keys(facts.shared).map((module) => [module, shellsOwn(module)])),
  });
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        'members-dev/remote$': join(directory, lifecycles),
        'members-dev/routes$': join(directory, 'src/routes.json'),
      },
    },
    optimization: {},
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({ REMOTE_NAME: JSON.stringify(facts.name) }),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    infrastructureLogging: { level: 'warn' },
    devServer: {
      hot: true,
      liveReload: false,
      static: false,
      // The page is the shell's, at another address.
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    },
  };
}

/** What stands before the remote's lifecycles, from the kit that it has installed; a remote may have none. */
function kitOf(directory, part) {
  try {
    return createRequire(join(directory, 'package.json')).resolve(`@members/mfe-kit/${part}`);
  } catch {
    return undefined;
  }
}
