import { remoteConfig } from '@members/tooling/webpack';

export default remoteConfig(import.meta.url);
