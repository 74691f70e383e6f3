import { remoteConfig } from '@members/tooling/webpack';

export default remoteConfig(import.meta.url, {
  name: 'mfe-lottery',
  lifecycles: './src/index.js',
  shellContract: '^2.0.0',
  singletons: { '@members/api-client': '^1.0.0' },
});
