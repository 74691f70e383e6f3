import { host, page, remoteParts } from '../common/build.mjs';

/** micro-app's guide: each remote a page of its own, in a custom element and a sandbox. */
export default [
  host('micro-app'),
  ...remoteParts('micro-app', (name) => ({
    output: { chunkLoadingGlobal: `webpackJsonp_${name}`, globalObject: 'window' },
    plugins: [page('index.html')],
  })),
];
