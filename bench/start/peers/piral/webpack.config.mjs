import { host, remoteParts } from '../common/build.mjs';
import { leaveShared } from '../common/shared.mjs';

/** piral-base with pilets of its second format: SystemJS modules that get what is shared from the page's build. */
export default [
  host('piral'),
  ...remoteParts('piral', () => ({
    externals: leaveShared(),
    externalsType: 'system',
    output: { library: { type: 'system' } },
  })),
];
