import { baseConfig } from '@members/tooling/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { fileURLToPath } from 'node:url';

const directory = fileURLToPath(new URL('.', import.meta.url));
const config = baseConfig({
  packageName: 'console',
  context: directory,
  output: `${directory}/dist`,
  layer: 'remote',
});

/** A page of its own, served by the registry at `/registry/`. */
export default {
  ...config,
  entry: { main: './src/main.tsx' },
  output: { ...config.output, publicPath: '/registry/', uniqueName: 'members_registry_console' },
  plugins: [
    ...config.plugins,
    new HtmlWebpackPlugin({
      template: './src/index.html',
      scriptLoading: 'defer',
      favicon: './src/icon.svg',
    }),
  ],
};
