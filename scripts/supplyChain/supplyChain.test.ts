import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { isAllowed, listLicences } from './licences';
import { checkLock, readLock, readWorkspace, type Lock, type Manifest } from './lock';

const lock = readLock();
const workspace = readWorkspace();
const licences = listLicences();

/** Every folder of the workspace, as its manifest names it. */
const manifests = Object.fromEntries(
  [
    '.',
    'bench',
    'e2e',
    'registry',
    'registry/console',
    'server',
    'shell',
    'system',
    ...folders('.', /^mfe-/),
    ...folders('shared', /./),
  ].map((folder) => [
    folder,
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest,
  ]),
);
function folders(parent: string, name: RegExp): string[] {
  return readdirSync(join(root, parent))
    .filter((entry) => name.test(entry) && existsSync(join(root, parent, entry, 'package.json')))
    .map((entry) => join(parent, entry));
}

describe('the lock file', () => {
  test('holds versions of the registry with strong digests alone, and is that of the manifests', () => {
    expect(checkLock(lock, workspace, manifests)).toEqual([]);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  });

  test('names no host', () => {
    const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
    const hosts = text.split('\n').filter((line) => /\w:\/\//.test(line) && !/^ +deprecated:/.test(line));
    expect(hosts).toEqual([]);
  });

  test.each<[string, (changed: Lock) => void, string]>([
    [
      'a package of another host',
      (it) => (it.packages['zod@4.6.7']!.resolution.tarball = 'https://h/z.tgz'),
      'zod@4.6.7 comes from tarball https://h/z.tgz',
    ],
    [
      'a package without a digest',
      (it) => delete it.packages['zod@4.6.7']!.resolution.integrity,
      'zod@4.6.7 has no sha512 digest',
    ],
    [
      'a package with a weak digest',
      (it) => (it.packages['zod@4.6.7']!.resolution.integrity = 'sha1-AAAA'),
      'zod@4.6.7 has no sha512 digest',
    ],
    [
      'a repository for a version',
      (it) => (it.packages['zod@git+ssh://h/z'] = it.packages['zod@4.6.7']!),
      'zod@git+ssh://h/z is no version of the registry',
    ],
    [
      'a manifest that went on',
      (it) => delete it.importers.server!.dependencies!.zod,
      'zod of server is locked differently',
    ],
    [
      'a catalog that went on',
      (it) => (it.catalogs.default.zod!.specifier = '1.0.0'),
      'zod of the catalog is locked differently',
    ],
    ['a folder that is not locked', (it) => delete it.importers.registry, 'registry is not locked'],
  ])('is refused with %s', (_what, change, fault) => {
    const changed = structuredClone(lock);
    change(changed);
    expect(checkLock(changed, workspace, manifests)).toEqual([fault]);
  });
});

interface Scripts {
  scripts?: Record<string, string>;
}

describe('install scripts', () => {
  const hooks = ['preinstall', 'install', 'postinstall'];
  const running = licences.filter(({ directory }) => {
    const { scripts } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Scripts;
    return hooks.some((hook) => scripts?.[hook]) || existsSync(join(directory, 'binding.gyp'));
  });

  test('run for packages alone that pnpm-workspace.yaml names, each by its own name', () => {
    expect(running.length).toBeGreaterThan(0);
    expect(
      running.map(({ id }) => id.replace(/@[^@]+$/, '')).filter((name) => !(name in workspace.allowBuilds)),
    ).toEqual([]);
    expect(Object.keys(workspace.allowBuilds).filter((name) => name.includes('*'))).toEqual([]);
  });

  test('of this project’s own packages are none', () => {
    for (const manifest of Object.values(manifests) as Scripts[])
      expect([...hooks, 'prepare'].filter((hook) => manifest.scripts?.[hook])).toEqual([]);
  });
});

describe('licences', () => {
  test('of all installed packages are known and allowed', () => {
    expect(licences.filter(({ expression }) => !isAllowed(expression))).toEqual([]);
    expect(licences.length).toBeGreaterThan(500);
  });

  test.each([
    '',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'AGPL-3.0-only OR SSPL-1.0',
  ])('that are not allowed are refused: "%s"', (expression) => expect(isAllowed(expression)).toBe(false));

  test('are met where one of several is allowed', () => {
    expect(isAllowed('(GPL-3.0-only OR MIT)')).toBe(true);
    expect(isAllowed('(MIT AND (BSD-3-Clause OR GPL-2.0-only))')).toBe(true);
  });

  test('of what servers and browsers run are all permissive but for libvips and the gate’s axe-core', () => {
    const restricted = licences.filter(
      ({ expression, production }) => production && /GPL|MPL/.test(expression),
    );
    const named = restricted.map(({ id }) => id.replace(/@[^@]+$/, ''));
    expect(
      named.filter(
        (name) => !['axe-core', 'dompurify'].includes(name) && !name.startsWith('@img/sharp-libvips-'),
      ),
    ).toEqual([]);
  });
});
