/** Builds sources in two folders as shell and remote are built, for a test of source maps: `node build.mjs <folder>`. */
import { baseConfig } from '@members/tooling/webpack';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const webpack = createRequire(new URL('../../../shared/tooling/package.json', import.meta.url))('webpack');

const [folder] = process.argv.slice(2);
const build = (packageName) => ({
  ...baseConfig({
    packageName,
    context: join(folder, packageName),
    output: join(folder, packageName, 'dist'),
    layer: 'remote',
  }),
  entry: { main: './src/main.ts' },
});

webpack(['shell', 'remote'].map(build), (error, stats) => {
  if (error || stats.hasErrors()) {
    process.stderr.write(String(error ?? stats.toString('errors-only')));
    process.exitCode = 1;
  }
});
