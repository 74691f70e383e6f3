import { baseConfig, singletonVersions } from '@members/tooling/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { drawnHome } from './webpack/drawnHome.mjs';
import { pressedCalls, signedCalls } from './webpack/pressedCalls.mjs';
import { PreloadPlugin } from './webpack/preloadPlugin.mjs';
import { ShellFactsPlugin } from './webpack/shellFactsPlugin.mjs';
import { UrgentScriptsPlugin } from './webpack/urgentScriptsPlugin.mjs';
import { WorkerPlugin } from './webpack/workerPlugin.mjs';

const directory = fileURLToPath(new URL('.', import.meta.url));
const provides = singletonVersions(`${directory}/package.json`);
const require = createRequire(import.meta.url);
const { version: earlierReact } = require('react-18/package.json');
const config = baseConfig({
  packageName: 'shell',
  context: directory,
  output: `${directory}/dist`,
  layer: 'remote',
});

/** Plain webpack: the federation host is made at run time, in a chunk that only routes of remotes load. */
export const app = {
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      'react-router$': productionRouter(),
      // What it brings to a React before 18, which has it.
      'use-sync-external-store/shim$': 'react',
    },
  },
  module: {
    ...config.module,
    // react-dom asks for `react`, and is to get the one of its own version.
    rules: [
      ...config.module.rules,
      { include: /[\\/]react(-dom)?@18\./, resolve: { alias: { react$: require.resolve('react-18') } } },
    ],
  },
  entry: { main: './src/main.ts' },
  output: { ...config.output, clean: { keep: /^drawn\// }, publicPath: '/', uniqueName: 'members_shell' },
  optimization: {
    ...config.optimization,
    runtimeChunk: 'single',
    splitChunks: {
      chunks: 'all',
      cacheGroups: { react: reactChunk(), defaultVendors: libraries(), default: sharedParts() },
    },
  },
  plugins: [
    ...config.plugins,
    new webpack.NormalModuleReplacementPlugin(
      /axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
      `${directory}webpack/noFetchAdapter.mjs`,
    ),
    new webpack.NormalModuleReplacementPlugin(
      /axios[\\/]lib[\\/](helpers[\\/](HttpStatusCode|toFormData|formDataToJSON)|cancel[\\/]CancelToken)\.js$/,
      `${directory}webpack/unusedPart.mjs`,
    ),
    new webpack.NormalModuleReplacementPlugin(
      /runtime-core[\\/]dist[\\/](plugins[\\/](snapshot[\\/]SnapshotHandler|generate-preload-assets)|utils[\\/]preload)\.js$/,
      `${directory}webpack/noSnapshots.mjs`,
    ),
    new webpack.DefinePlugin({
      SINGLETON_VERSIONS: `(${JSON.stringify(provides)})`,
      EARLIER_REACT: JSON.stringify(earlierReact),
      PRESSED_CALLS: JSON.stringify(pressedCalls),
      SIGNED_CALLS: JSON.stringify(signedCalls),
      // The federation runtime as remotes are built with it (decision 3): nothing of Node, and no manifests to read.
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    }),
    new ShellFactsPlugin({ provides, earlierReact }),
    new PreloadPlugin(),
    new UrgentScriptsPlugin(),
    new HtmlWebpackPlugin({
      template: './src/index.html',
      scriptLoading: 'defer',
      favicon: './src/icon.svg',
    }),
    new WorkerPlugin(),
  ],
};

export default [app, drawnHome(app)];

/** React changes rarely, so it keeps its place in the caches of members over releases of the shell. */
function reactChunk() {
  return {
    test: /[\\/]node_modules[\\/](react-dom|react|scheduler)[\\/]/,
    name: 'react',
    chunks: 'initial',
    priority: 10,
  };
}

/** The libraries of the start have a file of their own. One that a single later part uses comes with that part. */
function libraries() {
  return { test: /[\\/]node_modules[\\/]/, chunks: 'initial', priority: -10, reuseExistingChunk: true };
}

/** What several parts use, but for icons: they are small, and would be one file more that a remote's screen waits for. */
function sharedParts() {
  const icons = /[\\/](lucide-react[\\/]|core[\\/]\w*[iI]cons?\.tsx?$)/;
  return {
    test: (module) => !icons.test(module.nameForCondition() ?? ''),
    ...{ minChunks: 2, priority: -20, reuseExistingChunk: true },
  };
}

/** The package's exports name its development build only, which warns of what no member can change. */
function productionRouter() {
  const router = createRequire(require.resolve('react-router-dom')).resolve('react-router');
  return join(dirname(router), '../production/index.mjs');
}
