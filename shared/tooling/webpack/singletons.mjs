import { createRequire } from 'node:module';

/**
 * The modules that shell and remotes share as one instance each. i18next, react-i18next, react-query, axios and
 * single-spa-react are reached through the @members packages only, so they need no entry of their own.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@members/api-client',
  '@members/i18n',
  '@members/mfe-kit',
  '@members/mfe-kit/router',
  '@members/ui/core',
  '@members/ui/forms',
  '@members/ui/overlay',
];

const packageOf = (module) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** The version of each singleton that a package has beside it: what the shell provides. */
export function singletonVersions(packageFile) {
  const require = createRequire(packageFile);
  const { dependencies = {}, devDependencies = {} } = require(packageFile);
  const known = { ...dependencies, ...devDependencies };
  return Object.fromEntries(
    singletons
      .filter((module) => packageOf(module) in known)
      .map((module) => [module, versionOf(require, packageOf(module))]),
  );
}

/** The range of each singleton that a remote needs: all it was built with, which a patch does not change. */
export function singletonRanges(packageFile) {
  const rangeOf = (version) => `^${version.replace(/\.\d+$/, '.0')}`;
  const versions = Object.entries(singletonVersions(packageFile));
  return Object.fromEntries(versions.map(([module, version]) => [module, rangeOf(version)]));
}

function versionOf(require, packageName) {
  return require(
    require.resolve
      .paths(packageName)
      .map((folder) => `${folder}/${packageName}/package.json`)
      .find((file) => {
        try {
          return require.resolve(file);
        } catch {
          return false;
        }
      }),
  ).version;
}
