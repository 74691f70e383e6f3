import { remoteConfig } from '@members/tooling/webpack';

export default remoteConfig(import.meta.url, {
  name: 'mfe-lottery',
  lifecycles: './src/index.js',
  singletons: { '@members/api-client': '^0.1.0' },
});
