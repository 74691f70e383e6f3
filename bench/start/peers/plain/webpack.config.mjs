import { host } from '../common/build.mjs';

/** One build that loads its screens by `import()`. */
export default host('plain');
