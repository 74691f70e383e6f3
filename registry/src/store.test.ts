import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseId } from './document';
import { openRegistry } from './store';

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

describe('the registry', () => {
  it('runs nothing before something is activated', async () => {
    const registry = await openRegistry(join(directory, 'registry'));
    await registry.publish(await built('a1'));
    expect(registry.document()).toEqual({ revision: 0, remotes: {} });
  });

  it('activates a published release under a rising revision', async () => {
    const registry = await openRegistry(join(directory, 'registry'));
    for (const [index, id] of ['a1', 'b2'].entries()) {
      const { manifest: published } = await registry.publish(await built(id));
      await registry.activate('mfe-video', releaseId(published));
      expect(registry.document().revision).toBe(index + 1);
    }
    expect(registry.document().remotes['mfe-video']?.active).toMatchObject({
      buildId: 'b2',
      baseUrl: '/remotes/mfe-video/1.2.3+b2',
    });
  });

  it('never changes a release that is published', async () => {
    const registry = await openRegistry(join(directory, 'registry'));
    const folder = await built('a1');
    expect((await registry.publish(folder)).published).toBe(true);
    await writeFile(join(folder, 'remoteEntry.js'), '// changed');
    expect((await registry.publish(folder)).published).toBe(false);
    const kept = join(registry.releasesDirectory, 'mfe-video/1.2.3+a1/remoteEntry.js');
    expect(await readFile(kept, 'utf8')).toBe('// a1');
  });

  it('finds its document again after a restart', async () => {
    const registry = await openRegistry(join(directory, 'registry'));
    await registry.publish(await built('a1'));
    const document = await registry.activate('mfe-video', '1.2.3+a1');
    expect((await openRegistry(join(directory, 'registry'))).document()).toEqual(document);
  });

  it('refuses a build whose remote.json is not one', async () => {
    const registry = await openRegistry(join(directory, 'registry'));
    await expect(registry.publish(await built('a1', { name: '../evil' }))).rejects.toThrow(/name/);
    await expect(registry.publish(await built('a2', { entry: '../x.js' }))).rejects.toThrow(/entry/);
    await expect(registry.publish(await built('a3', { routes: [] }))).rejects.toThrow(/routes/);
  });

  it('refuses to activate what was never published', async () => {
    const registry = await openRegistry(join(directory, 'registry'));
    await expect(registry.activate('mfe-video', '9.9.9+zz')).rejects.toThrow(/ENOENT/);
    expect(registry.document().revision).toBe(0);
  });
});
