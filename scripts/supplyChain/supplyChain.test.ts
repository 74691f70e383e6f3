import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { checkLock, readLock, readWorkspace, type Lock, type Manifest } from './lock';

const lock = readLock();
const workspace = readWorkspace();

/** Every folder of the workspace, as its manifest names it. */
const manifests = Object.fromEntries(
  [
    '.',
    'bench',
    'e2e',
    'office',
    'registry',
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

test('no package of this project has an install script', () => {
  for (const manifest of Object.values(manifests) as { scripts?: Record<string, string> }[])
    expect(
      ['preinstall', 'install', 'postinstall', 'prepare'].filter((hook) => manifest.scripts?.[hook]),
    ).toEqual([]);
});
