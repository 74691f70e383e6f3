import { remoteConfig } from '@members/tooling/webpack';

const react = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'react-dom/client'].map((module) => [module, '^18.3.0']),
);

/** The range of React says which one the shell gives: here the 18 beside its own 19. */
export default remoteConfig(import.meta.url, {
  name: 'mfe-lottery',
  lifecycles: './src/index.jsx',
  shellContract: '^2.0.0',
  singletons: { ...react, '@members/api-client': '^1.0.0' },
});
