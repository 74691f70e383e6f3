import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { startRegistryProcess } from '../testing/startRegistryProcess';
import { uploadRelease } from '../testing/uploadRelease';
import { writeBuiltRemote } from '../testing/writeBuiltRemote';
import { openKey, type SigningKey } from './log/signing';
import { openRegistry } from './openRegistry';
import { addTeam } from './administration/teams';

const mostMemory = 512 * 1024 * 1024;
/** Memory groups of the kernel's first version, which root may make. */
const groups = '/sys/fs/cgroup/memory';
const group = join(groups, `members-${process.pid}`);
const hasGroups = process.getuid?.() === 0 && existsSync(join(groups, 'memory.limit_in_bytes'));

let dataDir: string;
let key: SigningKey;
let registry: Awaited<ReturnType<typeof startRegistryProcess>>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'members-hostile-'));
  const before = await openRegistry(join(dataDir, 'registry'));
  key = await openKey(join(dataDir, 'video.json'));
  const by = { actor: { kind: 'operator', name: 'ana' }, why: 'A new team' } as const;
  await addTeam(before, { team: 'video', remote: 'mfe-video', key: key.publicJwk }, by);
  await before.close();
  registry = await startRegistryProcess({ DATA_DIR: dataDir });
  if (!hasGroups) return;
  mkdirSync(group);
  writeFileSync(join(group, 'memory.limit_in_bytes'), String(mostMemory));
  writeFileSync(join(group, 'cgroup.procs'), String(registry.pid));
});
afterEach(async () => {
  await registry.stop('SIGKILL');
  if (hasGroups) rmdirSync(group);
  await rm(dataDir, { recursive: true, force: true });
});

/** 800 MB of zeros in about 600 bytes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
const bomb = brotliCompressSync(Buffer.alloc(800_000_000), { params });
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

const files: Record<string, () => [path: string, content: string | Uint8Array][]> = {
  'that unpacks to 40 GB': () =>
    Array.from({ length: 50 }, (_, n): [string, string | Uint8Array][] => [
      [`chunks/${n}.js`, '0'],
      [`chunks/${n}.js.br`, bomb],
    ]).flat(),
  'whose drawings are nested without end': () =>
    Array.from({ length: 20 }, (_, n) => [`${n}.svg`, drawing('<g>'.repeat(340_000))]),
  'with 40 MB in many files': () =>
    Array.from({ length: 40 }, (_, n) => [`${n}.svg`, drawing(`<path d="${'h1'.repeat(500_000)}"/>`)]),
  'with a manifest of 20 MB': () => [['remote.json', JSON.stringify({ titles: 'x'.repeat(20_000_000) })]],
};

/** Asks as members do, until told to stop; resolves to the longest answer in milliseconds. */
async function longestAnswer(until: AbortSignal): Promise<number> {
  let longest = 0;
  while (!until.aborted) {
    const start = performance.now();
    await (await fetch(`${registry.url}/registry.jws`)).text();
    longest = Math.max(longest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return longest;
}

const memoryOf = async (pid: number): Promise<number> =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

describe('a registry with 512 MB', () => {
  it.each(Object.keys(files))('answers members while a team uploads a release %s', async (what) => {
    const folder = await writeBuiltRemote(dataDir, { buildId: 'a1' });
    for (const [path, content] of files[what]!()) await writeFile(join(folder, path), content);
    const done = new AbortController();
    const waiting = longestAnswer(done.signal);
    const uploads = await Promise.all(
      [1, 2].map(() => uploadRelease({ url: () => registry.url }, { folder, key })),
    );
    done.abort();
    const longestMs = await waiting;
    const megabytes = Math.round((await memoryOf(registry.pid)) / 1024 / 1024);
    process.stdout.write(`A release ${what}: longest answer ${Math.round(longestMs)} ms, ${megabytes} MB\n`);
    expect(uploads.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(longestMs).toBeLessThan(1_000);
    expect(megabytes).toBeLessThan(512);
  });
});
