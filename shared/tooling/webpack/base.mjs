import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { createRequire } from 'node:module';
import { constants } from 'node:zlib';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

const script = (development) => ({
  test: /\.(tsx?|jsx)$/,
  loader: require.resolve('swc-loader'),
  options: {
    // With what mends a browser's faults in a feature, and not all that was once written in place of the feature.
    env: { targets: 'chrome >= 100, safari >= 15.4, firefox >= 100', bugfixes: true },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
      externalHelpers: false,
    },
  },
});

/**
 * Style sheets; those called `*.module.css` are modules. In a remote they are `scoped`: a rule that names none of the
 * module's own classes would reach the elements of others, and fails the build.
 */
const styles = ({ packageName, layer, scoped }) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: require.resolve('css-loader'),
      // Class names carry the package: those of two remotes would collide otherwise.
      options: {
        modules: {
          auto: true,
          ...(scoped && { mode: 'pure' }),
          localIdentName: `${packageName}_[local]_[hash:base64:5]`,
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
    { loader: require.resolve('./layerLoader.cjs'), options: { layer } },
  ],
});

const compression = (algorithm, ending, compressionOptions) =>
  new CompressionPlugin({
    algorithm,
    filename: `[path][base]${ending}`,
    test: /\.(js|css|html|svg|json)$/,
    exclude: /remote\.json$/,
    threshold: 512,
    minRatio: 1,
    compressionOptions,
  });

/**
 * Has V8 compile all functions of a file off the main thread while it arrives, instead of each when it is first called.
 * Other engines read a comment. After minifying, which drops comments, and before source maps, which count the line.
 */
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

const compressed = [
  compression('brotliCompress', '.br', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  compression('gzip', '.gz', { level: 9 }),
];

/** Native minifiers in the build's own process: a third of the processor time of those in JavaScript, no more bytes. */
const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 2 }, mangle: true },
    extractComments: false,
    parallel: false,
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss, parallel: false }),
];

/**
 * What the builds of shell and remotes have in common. `layer` is the cascade layer of their own styles, `scoped` whether
 * each of them has to name a class of its own; with
 * `development` a build can be reloaded hot and is neither minified nor compressed.
 */
export function baseConfig({ packageName, context, output, layer, scoped = false, development = false }) {
  return {
    mode: development ? 'development' : 'production',
    context,
    target: ['web', 'es2022'],
    // A page's policy lets no text be run as code, which the quicker kinds of maps do.
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs'] },
    module: {
      rules: [
        script(development),
        styles({ packageName, layer, scoped }),
        { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 2048 } } },
      ],
    },
    output: { path: output, clean: true, ...chunkNames(development), crossOriginLoading: 'anonymous' },
    plugins: [
      new MiniCssExtractPlugin({ filename: `css/${fileName(development)}.css`, ignoreOrder: true }),
      ...(development ? [] : [compiledAhead, ...compressed]),
    ],
    optimization: { minimizer },
    performance: { hints: false },
    stats: 'errors-warnings',
    cache: development,
  };
}

/** A changed file has another name; while it is developed it keeps its name, by which its styles are found and replaced. */
const fileName = (development) => (development ? '[name]' : '[name].[contenthash:8]');
const chunkNames = (development) => ({
  filename: `js/${fileName(development)}.js`,
  chunkFilename: `js/${fileName(development)}.js`,
  assetModuleFilename: 'media/[name].[contenthash:8][ext]',
});
