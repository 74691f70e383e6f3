import { scriptAddress } from './scriptAddress';

const own = window.location.origin;
const sources = {
  developers: new Set(['http://localhost:3001']),
  releases: ['/remotes/mfe-video/0.1.0+ab', 'https://assets.example/remotes/mfe-wallet/0.1.0+ab'],
};

describe('the address of a script (SEC-04)', () => {
  it.each([
    '/js/main.01234567.js',
    '/sw.js',
    `${own}/remotes/mfe-video/0.1.0+ab/remoteEntry.js?attempt=2`,
    '/remotes/mfe-video/0.1.0+ab/js/screen.01234567.js',
    'https://assets.example/remotes/mfe-wallet/0.1.0+ab/remoteEntry.js',
    'http://localhost:3001/remoteEntry.js',
  ])('%s is the app’s own, of a release that may run, or a developer’s', (address) => {
    expect(scriptAddress(address, sources)).toBe(address);
  });

  it.each([
    'https://foreign.example/js/main.js',
    '//foreign.example/js/main.js',
    '/js/../uploads/picture.webp',
    '/media/logo.svg',
    '/media/sw.js',
    '/api/system/base?callback=x',
    'data:text/javascript,1',
    'javascript:1',
    `blob:${own}/js/0123`,
    'http://localhost:3002/remoteEntry.js',
    'https://',
    '',
  ])('%s is refused', (address) => {
    expect(scriptAddress(address, sources)).toBeNull();
  });

  it.each([
    '/remotes/mfe-video/0.1.0+cd/remoteEntry.js',
    '/remotes/mfe-video/0.1.0+abc/remoteEntry.js',
    '/remotes/mfe-wallet/0.1.0+ab/remoteEntry.js',
    '/remotes/mfe-video/0.1.0+ab/../0.1.0+cd/remoteEntry.js',
    '/remotes/mfe-video/0.1.0+ab/..%2F0.1.0+cd/remoteEntry.js',
    '/remotes/mfe-video/0.1.0+ab/%2e%2e/0.1.0+cd/remoteEntry.js',
    '/remotes/mfe-video/0.1.0+ab/..\\0.1.0+cd/remoteEntry.js',
    '/remotes/mfe-video/0.1.0+ab/',
    'https://assets.example/remotes/mfe-video/0.1.0+ab/remoteEntry.js',
  ])('%s is of a release that may not run, and refused', (address) => {
    expect(scriptAddress(address, sources)).toBeNull();
  });

  it.each(['Worker constructor', 'SharedWorker constructor', 'ServiceWorkerContainer register'])(
    'a %s takes none but the app’s worker',
    (sink) => {
      expect(scriptAddress('/remotes/mfe-video/0.1.0+ab/remoteEntry.js', sources, sink)).toBeNull();
      expect(scriptAddress('/js/main.01234567.js', sources, sink)).toBeNull();
      expect(scriptAddress('/sw.js', sources, sink)).toBe('/sw.js');
    },
  );
});
