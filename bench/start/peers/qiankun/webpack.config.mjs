import { host, lifecyclesOf, page, part, remotes } from '../common/build.mjs';

/** qiankun's guide: each remote a page with a UMD library of its own, which qiankun runs in a sandbox. */
export default [
  host('qiankun'),
  ...Object.entries(remotes).map(([name, folder]) =>
    part('qiankun', name, {
      entry: './remote.ts',
      resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { 'bench-remote$': lifecyclesOf(folder) } },
      output: {
        library: { name: folder, type: 'umd' },
        chunkLoadingGlobal: `webpackJsonp_${name}`,
        globalObject: 'window',
      },
      plugins: [page('index.html')],
    }),
  ),
];
