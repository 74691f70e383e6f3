import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestRegistry, type TestRegistry } from '../../testing/createTestRegistry';

let server: TestRegistry;
let built: string;
let elsewhere: string;

/** Writes a package into the folder of built ones, as `npm run build` does. */
async function build(version: string, content: string): Promise<void> {
  const manifest = { name: '@members/ui', version };
  await mkdir(join(elsewhere, 'package'), { recursive: true });
  await writeFile(join(elsewhere, 'package/package.json'), JSON.stringify(manifest));
  await writeFile(join(elsewhere, 'package/index.js'), content);
  const tarball = join(elsewhere, 'packed.tgz');
  await promisify(execFile)('tar', ['-czf', tarball, '-C', elsewhere, 'package']);
  const bytes = await readFile(tarball);
  const hash = (algorithm: string, encoding: 'hex' | 'base64') =>
    createHash(algorithm).update(bytes).digest(encoding);
  const dist = { integrity: `sha512-${hash('sha512', 'base64')}`, shasum: hash('sha1', 'hex') };
  const name = join(built, `ui-${version}-${hash('sha256', 'hex').slice(0, 12)}`);
  await writeFile(`${name}.tgz`, bytes);
  await writeFile(`${name}.json`, JSON.stringify({ ...manifest, dist }));
}

/** Builds anew: what was built before isn't there any more. */
async function rebuild(version: string, content: string): Promise<void> {
  await rm(built, { recursive: true });
  await mkdir(built);
  await build(version, content);
  await server.restart();
}

interface Answer {
  'dist-tags': { latest: string };
  versions: Record<string, { dist: { tarball: string } }>;
}

const ask = async (name: string) => {
  const response = await fetch(`${server.url()}/registry/npm/${name}`);
  return { status: response.status, body: (await response.json()) as Answer };
};
const fileOf = async (version: string): Promise<string> =>
  (await ask('@members%2fui')).body.versions[version]!.dist.tarball;

beforeEach(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'members-packages-'));
  built = join(elsewhere, 'built');
  await mkdir(built);
  await build('1.1.0', 'first');
  server = await createTestRegistry({ packages: built });
});
afterEach(async () => {
  await server.close();
  await rm(elsewhere, { recursive: true, force: true });
});

describe('packages for remotes from outside', () => {
  it('are told to npm by either way of writing the name', async () => {
    const { body } = await ask('@members%2fui');
    expect(body).toMatchObject({ name: '@members/ui', 'dist-tags': { latest: '1.1.0' } });
    expect(await ask('@members/ui')).toEqual({ status: 200, body });
  });

  it('are installed by npm, from where it has asked', async () => {
    const home = join(elsewhere, 'home');
    await mkdir(home);
    await writeFile(join(home, '.npmrc'), `@members:registry=${server.url()}/registry/npm/\n`);
    const npm = ['install', '@members/ui', '--no-audit', '--no-fund', '--cache', join(home, 'cache')];
    await promisify(execFile)('npm', npm, { cwd: home });
    expect(await readFile(join(home, 'node_modules/@members/ui/index.js'), 'utf8')).toBe('first');
  });

  it('keep every tarball that a lock file may name, and offer the newest of a version', async () => {
    const before = await fileOf('1.1.0');
    await rebuild('1.1.0', 'second');
    expect(await fileOf('1.1.0')).not.toBe(before);
    expect((await fetch(before)).status).toBe(200);
    await rebuild('1.2.0', 'third');
    const { body } = await ask('@members%2fui');
    expect(Object.keys(body.versions)).toEqual(['1.1.0', '1.2.0']);
    expect(body['dist-tags'].latest).toBe('1.2.0');
  });

  it('are those that were built, and no other file', async () => {
    expect((await ask('@members%2fserver')).status).toBe(404);
    expect((await ask('left-pad')).status).toBe(404);
    for (const file of ['..%2f..%2flog.jsonl', 'ui-9.9.9.tgz'])
      expect((await ask(`@members/ui/-/${file}`)).status).toBe(404);
  });
});
