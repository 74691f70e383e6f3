import { remoteProject } from '@members/tooling/jest/presets.mjs';

export default remoteProject(import.meta.url);
