import video from '../../../../mfe-video/webpack.config.mjs';
import { changedBuild } from '../changedBuild.mjs';

/** The release of the one remote that has changed. */
export default changedBuild(video, 'mfe-video-released');
