import { remoteConfig } from '@members/tooling/webpack';

// What it takes from the shell as a shared module stands here by range, e.g. '@members/api-client': '^1.0.0'.
export default remoteConfig(import.meta.url, { singletons: {} });
