import { host, lifecyclesOf, page, part, remotes } from '../common/build.mjs';

/** micro-app's guide: each remote a page of its own, in a custom element and a sandbox. */
export default [
  host('micro-app'),
  ...Object.entries(remotes).map(([name, folder]) =>
    part('micro-app', name, {
      entry: './remote.ts',
      resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { 'bench-remote$': lifecyclesOf(folder) } },
      output: { chunkLoadingGlobal: `webpackJsonp_${name}`, globalObject: 'window' },
      plugins: [page('index.html')],
    }),
  ),
];
