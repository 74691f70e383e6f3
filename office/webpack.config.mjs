import { baseConfig } from '@members/tooling/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { fileURLToPath } from 'node:url';

const directory = fileURLToPath(new URL('.', import.meta.url));
const config = baseConfig({
  packageName: 'office',
  context: directory,
  output: `${directory}/dist`,
  layer: 'remote',
});

/** A page of its own, served at `/` of the office's origin. */
export default {
  ...config,
  entry: { main: './src/main.tsx' },
  output: {
    ...config.output,
    publicPath: '/',
    uniqueName: 'members_office',
    // Its page allows this policy and no other.
    trustedTypes: 'office',
  },
  plugins: [
    ...config.plugins,
    new HtmlWebpackPlugin({
      template: './src/index.html',
      scriptLoading: 'defer',
      favicon: './src/icon.svg',
    }),
  ],
};
