import { createRequire } from 'node:module';
import { join } from 'node:path';
import { host, lifecyclesOf, part, remotes } from '../common/build.mjs';
import { leaveShared, sharedEntry, sharedFiles, sharedImports } from '../common/shared.mjs';

const require = createRequire(import.meta.url);
const base = '/peers/single-spa';
const asSystem = { output: { library: { type: 'system' } }, externalsType: 'system' };
const leaveAll = { ...leaveShared(), 'single-spa': 'single-spa' };

const imports = {
  root: `${base}/host/js/main.js`,
  'single-spa': `${base}/shared/js/single-spa.js`,
  ...Object.fromEntries(sharedImports.map(([name, file]) => [name, `${base}/shared/js/${file}.js`])),
  ...Object.fromEntries(
    Object.entries(remotes).map(([name, folder]) => [folder, `${base}/${name}/js/main.js`]),
  ),
};

/** single-spa's recommended set-up: SystemJS, an import map, and what is shared as modules of their own. */
export default [
  host('single-spa', {
    ...asSystem,
    externals: leaveAll,
    optimization: {},
    html: {
      template: join(import.meta.dirname, 'page.html'),
      inject: false,
      importMap: JSON.stringify({ imports }),
    },
  }),
  ...Object.entries(remotes).map(([name, folder]) =>
    part('single-spa', name, { ...asSystem, entry: lifecyclesOf(folder), externals: leaveAll }),
  ),
  ...sharedFiles.map((file) => sharedPart(file, sharedEntry(file))),
  sharedPart('single-spa', 'single-spa'),
  part('single-spa', 'systemjs', {
    entry: { systemjs: require.resolve('systemjs/dist/system.min.js') },
    output: { path: join(import.meta.dirname, '../../dist/peers/single-spa/shared'), clean: false },
  }),
];

function sharedPart(file, entry) {
  return part('single-spa', `shared-${file}`, {
    entry: { [file]: entry },
    externals: leaveShared(file),
    externalsType: 'system',
    output: {
      library: { type: 'system' },
      path: join(import.meta.dirname, '../../dist/peers/single-spa/shared'),
      publicPath: `${base}/shared/`,
      clean: false,
    },
  });
}
