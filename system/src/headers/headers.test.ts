import { createHash } from 'node:crypto';
import { fileHeaders, ownScriptsPolicy, pagePolicy, standAlonePolicy } from '.';

const none = { frames: [], api: null, assets: null, media: [], developers: [] };
const directives = (policy: string) =>
  new Map(policy.split('; ').map((each) => [each.split(' ')[0]!, each.split(' ').slice(1)]));

describe('the policy of the page (SEC-01)', () => {
  test('runs scripts by the nonce alone, and neither inline code nor code in texts', () => {
    const policy = pagePolicy('abc', none);
    expect(directives(policy).get('script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(directives(policy).get('require-trusted-types-for')).toEqual(["'script'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'frame-src', 'default-src'])
      expect(directives(policy).get(name)).toEqual(["'none'"]);
  });

  test('names what is used from elsewhere, and nothing else', () => {
    const policy = pagePolicy('abc', {
      frames: ['https://pay.example', 'https://pay.example'],
      api: 'https://api.example',
      assets: 'https://files.example',
      media: ['https://cdn.example'],
      developers: ['http://localhost:3001'],
    });
    const of = (name: string) => directives(policy).get(name);
    expect(of('frame-src')).toEqual(['https://pay.example']);
    expect(of('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://files.example',
      'http://localhost:3001',
      'ws://localhost:3001',
    ]);
    expect(of('media-src')).toEqual(["'self'", 'https://api.example', 'https://cdn.example']);
    expect(of('script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
  });
});

test('a second policy takes scripts from this origin, also by import() and with the nonce (SEC-04)', () => {
  const hash = createHash('sha256').update('run()').digest('base64');
  const policy = directives(ownScriptsPolicy('run()', { assets: null, developers: ['http://localhost:*'] }));
  expect(policy.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`, 'http://localhost:*']);
});

test('files of releases may come from an origin of their own: page, styles and worker ask that one, too', () => {
  const assets = 'https://files.example';
  const of = (name: string) => directives(pagePolicy('abc', { ...none, assets })).get(name);
  expect(of('style-src')).toEqual(["'self'", "'nonce-abc'", assets]);
  expect(of('font-src')).toContain(assets);
  expect(of('script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
  expect(ownScriptsPolicy('run()', { assets, developers: [] })).toContain(` ${assets};`);
  const api = 'https://api.example';
  for (const [others, origins] of [
    [{ assets, api: null }, assets],
    [{ assets: null, api }, api],
    [{ assets, api }, `${assets} ${api}`],
  ] as const)
    expect(fileHeaders('/sw.js', others)['content-security-policy']).toBe(
      `default-src 'none'; connect-src 'self' ${origins}`,
    );
});

describe('the built files of the shell', () => {
  it.each(['js/main.01234567.js', 'js/main.01234567.js.br', 'css/12.abcdef01.css.gz'])(
    '%s is kept for a year, since its name changes with its content',
    (path) => expect(fileHeaders(`/app/dist/${path}`, none)).toEqual({}),
  );

  it.each(['manifest.webmanifest', 'icon.svg', 'icon-512.png', 'sw-off.js'])(
    '%s is asked for again',
    (path) => expect(fileHeaders(`/app/dist/${path}`, none)).toEqual({ 'cache-control': 'no-cache' }),
  );

  it.each(['/app/dist/sw.js', '/app/dist/sw.js.br', '/sw.js'])(
    '%s, the service worker, is asked for again and may ask its own origin alone',
    (path) =>
      expect(fileHeaders(path, none)).toEqual({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      }),
  );
});

test('a page in one file runs exactly its own scripts', () => {
  const hash = createHash('sha256').update('run()').digest('base64');
  const policy = standAlonePolicy('<style>p{}</style><script>run()</script><p onclick="other()">');
  expect(directives(policy).get('script-src')).toEqual([`'sha256-${hash}'`]);
  expect(policy).not.toContain('unsafe');
});
