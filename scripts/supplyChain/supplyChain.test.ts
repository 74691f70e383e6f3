import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './billOfMaterials';
import { checkLock, type Manifest } from './checkLock';
import { installedPackage, runsAtInstall } from './installed';
import { isAllowed, listLicences } from './licences';
import { readLock, readWorkspace, root, type Lock } from './lock';

const lock = readLock();
const workspace = readWorkspace();

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

describe('install scripts', () => {
  const running = Object.keys(lock.packages).filter((id) => {
    const manifest = installedPackage(id);
    return manifest !== null && runsAtInstall(manifest);
  });

  test('run for packages alone that pnpm-workspace.yaml names, each by its own name', () => {
    expect(running.length).toBeGreaterThan(0);
    expect(
      running.map((id) => id.replace(/@[^@]+$/, '')).filter((name) => !(name in workspace.allowBuilds)),
    ).toEqual([]);
    expect(Object.keys(workspace.allowBuilds).filter((name) => name.includes('*'))).toEqual([]);
  });

  test('of this project’s own packages are none', () => {
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare'];
    for (const manifest of Object.values(manifests) as { scripts?: Record<string, string> }[])
      expect(hooks.filter((hook) => manifest.scripts?.[hook])).toEqual([]);
  });
});

describe('licences', () => {
  const licences = listLicences(lock);

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

  test('are listed by npm run licences', () => {
    const args = ['--import', 'tsx', 'scripts/supplyChain/main.ts', 'licences'];
    const listed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
    expect(listed).toHaveLength(licences.length);
    expect(listed.find((line) => line.includes(' fastify@'))).toMatch(/^MIT +runs +fastify@\d/);
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

describe('the bill of materials', () => {
  const licences = new Map(listLicences(lock).map(({ id, expression }) => [id, expression]));
  const text = billOfMaterials(lock, licences);
  const bom = JSON.parse(text) as {
    components: { purl: string; scope: string; hashes: unknown[] }[];
    dependencies: { ref: string; dependsOn?: string[] }[];
  };

  test('is valid by the schema of CycloneDX 1.6', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"bomFormat"', '"format"'))).not.toBeNull();
  });

  test('has every locked package once, with its digest and what it needs, the same at every run', () => {
    expect(bom.components).toHaveLength(Object.keys(lock.packages).length);
    expect(bom.components.every(({ hashes }) => hashes.length === 1)).toBe(true);
    const fastify = bom.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'))!;
    expect(fastify.dependsOn?.some((ref) => ref.startsWith('pkg:npm/find-my-way@'))).toBe(true);
    expect(billOfMaterials(lock, licences)).toBe(text);
  });

  test('tells what runs from what only builds', () => {
    const scopeOf = (name: string) =>
      bom.components.find(({ purl }) => purl.startsWith(`pkg:npm/${name}@`))?.scope;
    expect([scopeOf('fastify'), scopeOf('react'), scopeOf('jest')]).toEqual([
      'required',
      'required',
      'excluded',
    ]);
  });
});
