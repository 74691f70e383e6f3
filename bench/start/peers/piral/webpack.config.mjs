import { host, lifecyclesOf, part, remotes } from '../common/build.mjs';
import { leaveShared } from '../common/shared.mjs';

/** piral-base with pilets of its second format: SystemJS modules that get what is shared from the page's build. */
export default [
  host('piral'),
  ...Object.entries(remotes).map(([name, folder]) =>
    part('piral', name, {
      entry: './remote.ts',
      resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { 'bench-remote$': lifecyclesOf(folder) } },
      externals: leaveShared(),
      externalsType: 'system',
      output: { library: { type: 'system' } },
    }),
  ),
];
