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

/** The range of each singleton that a package needs: its major version as installed beside it. */
export function singletonRanges(packageFile) {
  const require = createRequire(packageFile);
  const { dependencies = {}, devDependencies = {} } = require(packageFile);
  const known = { ...dependencies, ...devDependencies };
  return Object.fromEntries(
    singletons
      .filter((module) => packageOf(module) in known)
      .map((module) => [module, `^${versionOf(require, packageOf(module))}`]),
  );
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

/** The version of each singleton that the shell provides. */
export function singletonVersions(packageFile) {
  const ranges = singletonRanges(packageFile);
  return Object.fromEntries(Object.entries(ranges).map(([module, range]) => [module, range.slice(1)]));
}
