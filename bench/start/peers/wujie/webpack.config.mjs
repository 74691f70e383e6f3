import { host, page, remoteParts } from '../common/build.mjs';

/** wujie's guide: each remote a page of its own, its scripts in a frame and its elements in a shadow tree. */
export default [
  host('wujie'),
  ...remoteParts('wujie', (name) => ({
    output: { chunkLoadingGlobal: `webpackJsonp_${name}`, globalObject: 'window' },
    plugins: [page('index.html')],
  })),
];
