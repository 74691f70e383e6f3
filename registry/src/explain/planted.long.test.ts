import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createTestRegistry, type TestRegistry } from '../../testing/createTestRegistry';
import { writeBuiltRemote } from '../../testing/writeBuiltRemote';
import { keepShellMaps } from './keepShellMaps';
import { shellMapsIn } from './officeRoutes';

const errors = Array.from({ length: 20 }, (_each, index) => index);
const by = { actor: { kind: 'team', name: 'video' }, why: 'A test' } as const;

/** A chain of calls for each error, one on each line; minifiers don't put functions together that are chosen by number. */
const sources = {
  'shell/src/main.ts': [
    'interface Page { press: ((index: number) => void)[]; remote: (index: number) => void }',
    'const page = globalThis as unknown as Page;',
    'page.press = [',
    ...errors.map((n) => `  (index: number) => { page.remote(index); /* shell ${n} */ },`),
    '];',
  ],
  'remote/src/main.ts': [
    "import { screens } from './screens/screens';",
    'const page = globalThis as unknown as { remote: (index: number) => void };',
    'page.remote = (index) => screens[index]!(index);',
  ],
  'remote/src/screens/screens.ts': [
    "import { rules } from '../rules/rules';",
    'export const screens: ((index: number) => void)[] = [',
    ...errors.map((n) => `  (index) => { rules[index]!({ stake: index } as never); /* screen ${n} */ },`),
    '];',
  ],
  'remote/src/rules/rules.ts': [
    'interface Order { stake: { amount: { minor: number } } }',
    'export const rules: ((order: Order) => number)[] = [',
    ...errors.map((n) => `  (order) => order.stake.amount.minor + ${n}, /* rule ${n} */`),
    '];',
  ],
};

let folder: string;
let server: TestRegistry;
let stacks: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'members-planted-'));
  for (const [path, lines] of Object.entries(sources)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), lines.join('\n'));
  }
  await node('build.mjs', folder);
  stacks = JSON.parse(await node('run.mjs', folder, String(errors.length))) as string[];
  server = await createTestRegistry();
  // The remote's build, with what makes it a release.
  const release = await writeBuiltRemote(join(folder, 'remote'), { buildId: 'a1' });
  const built = join(folder, 'remote/dist/js');
  await mkdir(join(release, 'js'));
  for (const file of await readdir(built))
    await writeFile(join(release, 'js', file), await readFile(join(built, file)));
  await server.registry().publish(release, by);
  await server.registry().activate('mfe-video', '1.2.3+a1', by);
  await keepShellMaps(join(folder, 'shell/dist'), shellMapsIn(server.registry().directory));
}, 120_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function node(script: string, ...args: string[]): Promise<string> {
  const file = resolve(__dirname, '../../testing/planted', script);
  return (await promisify(execFile)(process.execPath, [file, ...args])).stdout;
}

const lineOf = (path: keyof typeof sources, text: string) =>
  sources[path].findIndex((line) => line.includes(text)) + 1;

describe('a stack across shell and remote', () => {
  it.each(errors)('is told in sources, frame by frame: planted error %i', async (n) => {
    const operator = server.operator(`ana${n}`);
    const { answer } = await operator('explainStack', { stack: stacks[n]! });
    const [message, ...frames] = answer.frames;
    expect(message!.text).toMatch(/^TypeError/);
    expect(frames.map(({ of, source, line }) => `${of} ${source}:${line}`)).toEqual([
      `mfe-video 1.2.3+a1 src/rules/rules.ts:${lineOf('remote/src/rules/rules.ts', `/* rule ${n} */`)}`,
      `mfe-video 1.2.3+a1 src/screens/screens.ts:${lineOf('remote/src/screens/screens.ts', `/* screen ${n} */`)}`,
      'mfe-video 1.2.3+a1 src/main.ts:3',
      `shell src/main.ts:${lineOf('shell/src/main.ts', `/* shell ${n} */`)}`,
    ]);
    expect(frames[0]!.code).toContain(`/* rule ${n} */`);
  });

  it('is told to operators only, and nobody gets the maps', async () => {
    expect((await server.nobody('explainStack', { stack: 'x' })).status).toBe(401);
    const files = await readdir(join(server.registry().releasesDirectory, 'mfe-video/1.2.3+a1/js'));
    const statuses = await Promise.all(
      files.map(async (file) => [
        file.endsWith('.map'),
        (await fetch(`${server.url()}/remotes/mfe-video/1.2.3+a1/js/${file}`)).status,
      ]),
    );
    expect(statuses).toContainEqual([true, 404]);
    expect(statuses.filter(([isMap, status]) => status !== (isMap ? 404 : 200))).toEqual([]);
  });
});
