import { remoteConfig } from '@members/tooling/webpack';

/** React is not among the singletons: this remote brings a React 18 of its own beside the shell's 19. */
export default remoteConfig(import.meta.url, {
  name: 'mfe-lottery',
  lifecycles: './src/index.jsx',
  shellContract: '^2.0.0',
  singletons: { '@members/api-client': '^1.0.0' },
});
