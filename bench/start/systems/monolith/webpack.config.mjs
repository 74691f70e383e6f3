import { shellBuild } from '../shellBuild.mjs';

/** The whole app as one webpack build, without federation. */
export default shellBuild('monolith');
