import { remoteConfig } from '@members/tooling/webpack';

/** React is not among the singletons: this remote brings a React 18 of its own beside the shell's 19. */
export default remoteConfig(import.meta.url, {
  name: 'mfe-lottery',
  lifecycles: './src/index.jsx',
  singletons: { '@members/api-client': '^0.1.0' },
});
