import { singletonVersions } from '@members/tooling/webpack';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../../../../scripts/workspace.mjs';
import { builtReleases } from '../../systems/releases.mjs';
import { host } from '../common/build.mjs';

/** The loader of this system, in the page of the peers, without its registry and its preloads. */
export default host('loader', {
  plugins: [
    new webpack.DefinePlugin({
      RELEASES: JSON.stringify(builtReleases()),
      SINGLETON_VERSIONS: `(${JSON.stringify(singletonVersions(join(root, 'shell/package.json')))})`,
    }),
  ],
});
