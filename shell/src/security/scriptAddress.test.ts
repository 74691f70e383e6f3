import { scriptAddress } from './scriptAddress';

const own = window.location.origin;
const developers = new Set(['http://localhost:3001']);

describe('the address of a script (SEC-04)', () => {
  it.each([
    '/js/main.0123456789.js',
    '/sw.js',
    `${own}/remotes/mfe-video/0.1.0+ab/remoteEntry.js?attempt=2`,
    'http://localhost:3001/remoteEntry.js',
  ])('%s is the app’s own or a developer’s', (address) => {
    expect(scriptAddress(address, developers)).toBe(address);
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
    expect(scriptAddress(address, developers)).toBeNull();
  });
});
