import { baseConfig } from '@members/tooling/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';

const peers = join(import.meta.dirname, '..');
const blank = join(peers, 'common/page.html');

/** The folder of each remote of the peers' page, by the name of its build. */
export const remotes = { video: 'mfe-video', catalogue: 'mfe-catalogue' };

/** The lifecycles of a remote, as every peer gets them. */
export const lifecyclesOf = (folder) => join(peers, '../../..', folder, 'src/index.ts');

/** The build of a part of a peer: its page, a remote, or what they share. Files keep their names, by which peers know them. */
export function part(peer, name, { entry, output = {}, plugins = [], rules = [], ...options }) {
  const config = baseConfig({
    packageName: `${peer}_${name}`,
    context: join(peers, peer),
    output: join(peers, '../dist/peers', peer, name),
    layer: 'remote',
  });
  return {
    ...config,
    name: `${peer}-${name}`,
    entry,
    module: { ...config.module, rules: [...config.module.rules, ...rules] },
    output: {
      ...config.output,
      filename: 'js/[name].js',
      publicPath: `/peers/${peer}/${name}/`,
      uniqueName: `${peer}_${name}`,
      ...output,
    },
    ...options,
    plugins: [
      ...config.plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: 'css/[name].css', ignoreOrder: true }),
      ...plugins,
    ],
  };
}

/** The remotes of a peer: each the peer's `remote.ts` around the lifecycles, built as `options` says by name and folder. */
export const remoteParts = (peer, options) =>
  Object.entries(remotes).map(([name, folder]) =>
    part(peer, name, {
      entry: './remote.ts',
      resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { 'bench-remote$': lifecyclesOf(folder) } },
      ...options(name, folder),
    }),
  );

/** An HTML page that loads the scripts and styles of its build. */
export const page = (filename, options = {}) =>
  new HtmlWebpackPlugin({ template: blank, filename, scriptLoading: 'defer', minify: false, ...options });

/** The page of a peer, at `/peers/<peer>/index.html`. */
export const host = (peer, { plugins = [], html = {}, ...options } = {}) =>
  part(peer, 'host', {
    entry: './host.ts',
    optimization: { splitChunks: { chunks: 'all' } },
    plugins: [page('../index.html', html), ...plugins],
    ...options,
  });
