import { host, lifecyclesOf, page, part, remotes } from '../common/build.mjs';

/** wujie's guide: each remote a page of its own, its scripts in a frame and its elements in a shadow tree. */
export default [
  host('wujie'),
  ...Object.entries(remotes).map(([name, folder]) =>
    part('wujie', name, {
      entry: './remote.ts',
      resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { 'bench-remote$': lifecyclesOf(folder) } },
      output: { chunkLoadingGlobal: `webpackJsonp_${name}`, globalObject: 'window' },
      plugins: [page('index.html')],
    }),
  ),
];
