import { compactVerify, importJWK } from 'jose';
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseId } from '@members/mfe-kit/release';
import type { RegistryOptions } from './log/openRegistryLog';
import { openRegistry, type Registry } from './openRegistry';
import { writeBuiltRemote } from '../testing/writeBuiltRemote';

const titles = { en_us: 'Videos' };
const manifest = (buildId: string) => ({
  name: 'mfe-video',
  version: '1.2.3',
  buildId,
  shellContract: '^1.0.0',
  container: `mfe_video__${buildId}`,
  entry: 'remoteEntry.js',
  routes: [{ path: '/Video', access: 'browse', titles }],
  shared: { react: '^19.3.1' },
  locales: ['en_us'],
});

let directory: string;
const built = async (buildId: string, changes: object = {}) => {
  const folder = join(directory, `built-${buildId}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...manifest(buildId), ...changes }));
  await writeFile(join(folder, 'remoteEntry.js'), `// ${buildId}`);
  return folder;
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'members-registry-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const by = { actor: { kind: 'team', name: 'video' }, why: 'A test' } as const;
const noon = Date.parse('2026-11-23T12:00:00Z');
const opened: Registry[] = [];
const open = async (options: RegistryOptions = {}) => {
  const registry = await openRegistry(join(directory, 'registry'), { now: () => noon, ...options });
  opened.push(registry);
  return registry;
};
afterEach(() => Promise.all(opened.splice(0).map((registry) => registry.close())));

describe('the registry', () => {
  it('runs nothing before something is activated', async () => {
    const registry = await open();
    await registry.publish(await built('a1'), by);
    expect(registry.document()).toMatchObject({ revision: 0, remotes: {} });
  });

  it('activates a published release with a higher revision and remembers what ran before', async () => {
    const registry = await open();
    let revision = 0;
    for (const id of ['a1', 'b2']) {
      const { manifest: published } = await registry.publish(await built(id), by);
      await registry.activate('mfe-video', releaseId(published), by);
      expect(registry.document().revision).toBeGreaterThan(revision);
      ({ revision } = registry.document());
    }
    expect(registry.document().remotes['mfe-video']).toMatchObject({
      active: { buildId: 'b2', baseUrl: '/remotes/mfe-video/1.2.3+b2' },
      previous: { buildId: 'a1' },
      canary: null,
    });
  });

  it('lists the integrity of the entry and a hash over all files of the release', async () => {
    const registry = await open();
    const folder = await built('a1');
    await registry.publish(folder, by);
    await registry.activate('mfe-video', '1.2.3+a1', by);
    const digest = createHash('sha256').update('// a1').digest('base64');
    expect(registry.document().remotes['mfe-video']?.active).toMatchObject({
      entryIntegrity: `sha256-${digest}`,
      releaseHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('names the origin of files, where they have one of their own, in the document and nowhere else', async () => {
    const registry = await open({ assetOrigin: 'https://files.example.com' });
    for (const id of ['a1', 'b2', 'c3']) await registry.publish(await built(id), by);
    for (const id of ['a1', 'b2']) await registry.activate('mfe-video', `1.2.3+${id}`, by);
    const folder = '/remotes/mfe-video/1.2.3+';
    expect(registry.document().remotes['mfe-video']).toMatchObject({
      active: { baseUrl: `https://files.example.com${folder}b2` },
      previous: { baseUrl: `https://files.example.com${folder}a1` },
    });
    expect(JSON.stringify(registry.log())).not.toContain('https://files.example.com');
  });

  it('says which files screens need of the remotes that were there first, as far as 24,000 characters go', async () => {
    const registry = await open();
    const integrity = { 'chunks/screen.js': `sha256-${'A'.repeat(43)}=` };
    const routes = (name: string) => ({
      [`/${name}`]: Array.from({ length: 400 }, () => 'chunks/screen.js'),
    });
    for (const name of ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'])
      for (const buildId of ['a1', 'b2']) {
        const files = { integrity, always: [], routes: routes(name), locales: {} };
        await registry.publish(await writeBuiltRemote(directory, { name, buildId, files }), by);
        await registry.activate(name, `1.2.3+${buildId}`, by);
      }
    const remotes = Object.values(registry.document().remotes);
    expect(remotes.map(({ active }) => 'files' in active)).toEqual([true, true, true, false]);
    expect(remotes.some(({ previous }) => 'files' in previous!)).toBe(false);
  });

  it('signs its document with the key that it gives to shells', async () => {
    const registry = await open();
    await registry.publish(await built('a1'), by);
    await registry.activate('mfe-video', '1.2.3+a1', by);
    const key = await importJWK(registry.publicKey(), 'ES256');
    const { payload } = await compactVerify(registry.signedDocument(), key);
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(registry.document());
    expect(registry.publicKey()).not.toHaveProperty('d');
  });

  it('replaces its document and the signed form of it together', async () => {
    const registry = await open();
    await registry.publish(await built('a1'), by);
    let ended = false;
    const activated = registry.activate('mfe-video', '1.2.3+a1', by).finally(() => (ended = true));
    while (!ended) {
      const payload = registry.signedDocument().split('.')[1]!;
      expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual(registry.document());
      await new Promise(setImmediate);
    }
    await activated;
    expect(registry.document().revision).toBeGreaterThan(0);
  });

  it('never changes a release that is published', async () => {
    const registry = await open();
    const folder = await built('a1');
    expect((await registry.publish(folder, by)).published).toBe(true);
    await writeFile(join(folder, 'remoteEntry.js'), '// changed');
    expect((await registry.publish(folder, by)).published).toBe(false);
    const kept = join(registry.releasesDirectory, 'mfe-video/1.2.3+a1/remoteEntry.js');
    expect(await readFile(kept, 'utf8')).toBe('// a1');
  });

  it('has the same document and key after a restart', async () => {
    const registry = await open();
    await registry.publish(await built('a1'), by);
    await registry.activate('mfe-video', '1.2.3+a1', by);
    const again = await open();
    expect(again.document()).toEqual(registry.document());
    expect(again.publicKey()).toEqual(registry.publicKey());
  });

  it('refuses a build with an invalid remote.json', async () => {
    const registry = await open();
    await expect(registry.publish(await built('a1', { name: '../evil' }), by)).rejects.toThrow(/name/);
    await expect(registry.publish(await built('a2', { entry: '../x.js' }), by)).rejects.toThrow(/entry/);
    await expect(registry.publish(await built('a3', { routes: [] }), by)).rejects.toThrow(/routes/);
  });

  it('refuses to activate what was never published', async () => {
    const registry = await open();
    await expect(registry.activate('mfe-video', '9.9.9+zz', by)).rejects.toThrow(/not published/);
    expect(registry.document().revision).toBe(0);
  });
});
