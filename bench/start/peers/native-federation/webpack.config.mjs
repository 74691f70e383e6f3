import { singletonVersions } from '@members/tooling/webpack';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../../scripts/workspace.mjs';
import { host, lifecyclesOf, part, remotes } from '../common/build.mjs';
import { leaveShared, sharedEntry, sharedFiles } from '../common/shared.mjs';
import { RemoteEntryPlugin } from './remoteEntryPlugin.mjs';

// What a CommonJS package has is asked of it, and React has more in development.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const peer = 'native-federation';
const versions = singletonVersions(join(root, 'shell/package.json'));
const asModule = {
  experiments: { outputModule: true },
  externalsType: 'module',
  output: { module: true, library: { type: 'module' }, chunkFormat: 'module', chunkLoading: 'import' },
};

/** The host, its shared modules and its remotes as ES modules, found by the import map that the orchestrator makes. */
export default [
  host(peer, {
    ...asModule,
    output: { ...asModule.output, library: undefined },
    html: { template: join(import.meta.dirname, 'page.html'), scriptLoading: 'module' },
    rules: [
      { test: /native-federation-orchestrator/, loader: join(import.meta.dirname, 'leaveImports.cjs') },
    ],
    optimization: {},
  }),
  ...sharedFiles.map((file) => inApp(file, { entry: entryOf(file), externals: leaveShared(file) })),
  inApp('app', {
    entry: './app.ts',
    externals: leaveShared(),
    plugins: [
      new RemoteEntryPlugin({ name: 'host', exposes: { './app': 'js/app.js' }, provides: true, versions }),
    ],
  }),
  ...Object.entries(remotes).map(([name, folder]) =>
    part(peer, name, {
      ...asModule,
      entry: lifecyclesOf(folder),
      externals: leaveShared(),
      plugins: [new RemoteEntryPlugin({ name: folder, exposes: { './lifecycles': 'js/main.js' }, versions })],
    }),
  ),
];

/** Of a CommonJS package the names must stand in the source. */
function entryOf(file) {
  const packages = { react: ['react', 'react/jsx-runtime'], 'react-dom': ['react-dom', 'react-dom/client'] };
  if (!packages[file]) return sharedEntry(file);
  const names = new Map(
    packages[file].flatMap((name) => Object.keys(require(name)).map((key) => [key, name])),
  );
  const source = [...names].map(([key, name]) => `export { ${key} } from '${name}';`);
  return `data:text/javascript,${encodeURIComponent([...source, `export { default } from '${file}';`].join('\n'))}`;
}

function inApp(file, { entry, externals, plugins = [] }) {
  return part(peer, `app-${file}`, {
    ...asModule,
    entry: { [file]: entry },
    externals,
    output: {
      ...asModule.output,
      path: join(import.meta.dirname, '../../dist/peers', peer, 'app'),
      publicPath: `/peers/${peer}/app/`,
      clean: false,
    },
    plugins,
  });
}
