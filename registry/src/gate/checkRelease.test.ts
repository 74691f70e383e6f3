import type { RegistryChange } from '@members/office-contract';
import { callOf, type ReadParams } from '@members/contract';
import type { ListedRelease } from '@members/mfe-kit/release';
import { languages } from '@members/contract';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf, releaseFiles, releaseHashOf } from '../releases/releaseFiles';
import { applyEntry, emptyState, type RegistryState } from '../log/state';
import { checkRelease } from './checkRelease';

const container = 'mfe_video__a1';
const chunk = 'console.log("a screen")';
const titles = Object.fromEntries(languages.map((language) => [language, 'Videos'])) as never;

let directory: string;
let shell: Server;
let shellUrl: string;
const { CHROMIUM_PATH } = process.env;

beforeAll(async () => {
  // Browser specs test the mounting of routes.
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  const facts = { contract: '1.2.0', provides: { react: '19.3.1' }, routes: ['/Home'] };
  shell = createServer((request, response) =>
    request.url === '/shell.json' ? response.end(JSON.stringify(facts)) : response.writeHead(404).end(),
  );
  await new Promise<void>((resolve) => shell.listen(0, 'localhost', resolve));
  shellUrl = `http://localhost:${(shell.address() as AddressInfo).port}`;
});
afterAll(() => {
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  shell.close();
});

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'members-gate-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Writes a release of two files and returns it as the log would list it. */
async function release(changes: Partial<ListedRelease> = {}, hashes?: object): Promise<ListedRelease> {
  const files = hashes ?? { 'js/screen.js': integrityOf(Buffer.from(chunk)) };
  const entry = `//# allFunctionsCalledOnLoad\nvar ${container}={};\nvar ${container}__files=${JSON.stringify(files)};`;
  await mkdir(join(directory, 'js'), { recursive: true });
  await writeFile(join(directory, 'remoteEntry.js'), entry);
  await writeFile(join(directory, 'js/screen.js'), chunk);
  await writeFile(join(directory, 'js/screen.js.br'), brotliCompressSync(chunk));
  return {
    name: 'mfe-video',
    version: '1.0.0',
    buildId: 'a1',
    shellContract: '^1.0.0',
    calls: [],
    container,
    entry: 'remoteEntry.js',
    routes: [{ path: '/Video', access: 'browse', titles }],
    shared: { react: '^19.3.1' },
    locales: languages,
    baseUrl: '/remotes/mfe-video/1.0.0+a1',
    entryIntegrity: `sha256-${createHash('sha256').update(entry).digest('base64')}`,
    releaseHash: releaseHashOf(await releaseFiles(directory)),
    ...changes,
  };
}

const running = (listed: ListedRelease): RegistryState => {
  const changes: RegistryChange[] = [
    { kind: 'published', release: listed, bytes: 1 },
    { kind: 'activated', name: listed.name, releaseId: '1.0.0+a1', before: null, forced: false },
  ];
  const actor = { kind: 'team', name: 'video' } as const;
  const line = { at: new Date(0).toISOString(), actor, why: 'A test', previousHash: '', hash: '' };
  return changes.reduce((state, change, seq) => applyEntry(state, { ...line, seq, change }), emptyState);
};

const ids = async (listed: ListedRelease, state: RegistryState = emptyState) =>
  (await checkRelease({ state, release: listed, directory, shellUrl })).map(
    ({ id, level }) => `${level} ${id}`,
  );

const notRun = 'soft mount:not-run';

describe('the gate', () => {
  it('finds nothing wrong with a good release, but says that no route was mounted', async () => {
    expect(await ids(await release())).toEqual([notRun]);
  });

  it.each([
    ['the entry', 'remoteEntry.js', 'hard integrity:remoteEntry.js'],
    ['a chunk', 'js/screen.js', 'hard integrity:js/screen.js'],
    ['a compressed twin', 'js/screen.js.br', 'hard integrity:js/screen.js.br'],
  ])('refuses a changed byte in %s', async (_what, path, finding) => {
    const listed = await release();
    await writeFile(join(directory, path), 'changed');
    expect(await ids(listed)).toContain(finding);
  });

  it('refuses a release without a file that its entry names', async () => {
    const listed = await release();
    await rm(join(directory, 'js/screen.js'));
    expect(await ids(listed)).toContain('hard integrity:js/screen.js');
  });

  it('refuses a chunk that no browser could check', async () => {
    expect(await ids(await release({}, {}))).toContain('hard integrity:js/screen.js');
  });

  it('reports files that shells would preload with a wrong hash', async () => {
    const integrity = { 'js/screen.js': `sha256-${'A'.repeat(43)}=` };
    const files = { integrity, always: ['js/screen.js'], routes: {}, locales: {} };
    expect(await ids(await release({ files }))).toEqual(['soft ahead:js/screen.js', notRun]);
  });

  it('refuses changed bytes also in files that no script loads', async () => {
    const listed = await release();
    await writeFile(join(directory, 'picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await ids(listed)).toEqual(['hard integrity']);
  });

  it('refuses a contract version or singletons that the shell doesn’t have', async () => {
    const shared = { react: '^18.2.0', vue: '^3.0.0' };
    expect(await ids(await release({ shellContract: '^2.0.0', shared }))).toEqual([
      'hard contract',
      'hard singleton:react',
      'hard singleton:vue',
    ]);
  });

  it('says of a release that it lists no calls, and which more of money it may make than the running one', async () => {
    const { calls: _, ...older } = await release();
    expect(await ids(older as ListedRelease)).toEqual(['soft calls', notRun]);
    const listed = (id: 'videos' | 'withdraw') => {
      const { method, path } = callOf(id);
      return { id, method, path };
    };
    const calls = [listed('videos'), listed('withdraw')];
    expect(await ids(await release({ calls }), running(await release()))).toEqual([
      'soft calls:withdraw',
      notRun,
    ]);
    expect(await ids(await release({ calls }), running(await release({ calls })))).toEqual([notRun]);
  });

  it('refuses the routes of the shell and of other remotes, in any case, and a route twice', async () => {
    const route = (path: string) => ({ path, access: 'browse', titles }) as const;
    const other = await release({ name: 'mfe-other', routes: [route('/Extra')] });
    const listed = await release({ routes: ['/home', '/EXTRA', '/Video', '/video'].map(route) });
    expect(await ids(listed, running(other))).toEqual([
      'hard route:/home',
      'hard route:/EXTRA',
      'hard route:/video',
    ]);
  });

  it('refuses reads with parameters where the shell does not know them yet, whatever else it has (START-02)', async () => {
    const read = { id: 'videos', path: '/video/getVideoList', access: 'public' } as const;
    const reading = (shellContract: string, params?: ReadParams) =>
      release({
        shellContract,
        routes: [
          { path: '/Video', access: 'browse', titles, reads: [{ ...read, ...(params && { params }) }] },
        ],
      });
    const params = { id: ['nature'], page: ['1'] };
    expect(await ids(await reading('^1.2.0', params))).toEqual([notRun]);
    expect(await ids(await reading('^1.3.0', params))).toEqual(['hard contract', 'hard reads:/Video']);
    expect(await ids(await reading('^1.3.0'))).toEqual(['hard contract']);
  });

  it('accepts a route that nobody had, and reports one that is lost', async () => {
    const before = await release();
    const listed = await release({ routes: [{ path: '/Clips', access: 'browse', titles }] });
    expect(await ids(listed, running(before))).toEqual(['soft route-lost:/Video', notRun]);
  });

  it('refuses a release without one of the six languages, and reports a title that is missing (ROUTE-09)', async () => {
    const { ko_ko: _, ...some } = titles as Record<string, string>;
    const listed = await release({ routes: [{ path: '/Video', access: 'browse', titles: some as never }] });
    expect(await ids(listed)).toEqual(['soft title:/Video:ko_ko', notRun]);
    expect(await ids({ ...listed, locales: languages.slice(0, 5) })).toEqual(['hard locale:ko_ko']);
  });

  it('refuses everything while the live shell can’t be asked', async () => {
    const input = { state: emptyState, release: await release(), directory, shellUrl: 'http://localhost:1' };
    expect(await checkRelease(input)).toMatchObject([{ id: 'shell', level: 'hard' }]);
  });
});
