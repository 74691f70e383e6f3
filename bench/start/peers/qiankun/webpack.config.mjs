import { host, page, remoteParts } from '../common/build.mjs';

/** qiankun's guide: each remote a page with a UMD library of its own, which qiankun runs in a sandbox. */
export default [
  host('qiankun'),
  ...remoteParts('qiankun', (name, folder) => ({
    output: {
      library: { name: folder, type: 'umd' },
      chunkLoadingGlobal: `webpackJsonp_${name}`,
      globalObject: 'window',
    },
    plugins: [page('index.html')],
  })),
];
