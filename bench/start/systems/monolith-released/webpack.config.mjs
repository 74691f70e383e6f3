import { changedBuild } from '../changedBuild.mjs';
import monolith from '../monolith/webpack.config.mjs';

/** The one build after the change: chunks that it does not reach keep their names. */
export default changedBuild(monolith, 'monolith-released');
