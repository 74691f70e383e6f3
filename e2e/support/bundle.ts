import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root';

interface Found {
  path: string;
  external: boolean;
}
interface Asked {
  path: string;
  resolveDir: string;
  kind: string;
  pluginData?: unknown;
}
interface Building {
  onResolve(options: { filter: RegExp }, work: (asked: Asked) => Promise<Found | undefined>): void;
  onLoad(options: { filter: RegExp }, work: (file: { path: string }) => Promise<object | undefined>): void;
  resolve(path: string, from: Omit<Asked, 'path'>): Promise<Found>;
}

const { build } = createRequire(join(root, 'shared/tooling/package.json'))('esbuild') as {
  build(options: object): Promise<unknown>;
};

/** Sources of the repository are put together; packages from elsewhere are loaded from where they lie. */
const sources = {
  name: 'sources',
  setup(building: Building) {
    building.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === 'found' || path.startsWith('node:')) return undefined;
      const found = await building.resolve(path, { resolveDir, kind, pluginData: 'found' });
      return { path: found.path, external: found.external || found.path.includes('/node_modules/') };
    });
    // A source finds files beside itself, where it was. (Not as strings: this file is bundled, too.)
    building.onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll(/import\.meta\.url/g, JSON.stringify(pathToFileURL(path).href))
        .replaceAll(/import\.meta\.dirname/g, JSON.stringify(dirname(path)));
      return contents === text ? undefined : { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

const built = new Map<string, Promise<string>>();

/** Builds a program of the repository, since loading its modules one by one takes most of a start; resolves to its file. */
export function bundle(script: string): Promise<string> {
  const known = built.get(script) ?? buildOne(script);
  built.set(script, known);
  return known;
}

/**
 * Loads a module of the repository that brings parts of the server, e.g.
 * `loadBundled<typeof import('./addOperator')>('e2e/support/addOperator.ts')`: Playwright would transform each of its
 * files in each worker, which takes longer than most specs. Type imports of it cost nothing.
 */
export const loadBundled = async <Module>(script: string): Promise<Module> =>
  (await import(pathToFileURL(await bundle(script)).href)) as Module;

async function buildOne(script: string): Promise<string> {
  const name = basename(script, '.ts');
  const outdir = join(tmpdir(), `program-${process.pid}`, name);
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  const made = { bundle: true, splitting: true, platform: 'node', format: 'esm', plugins: [sources] };
  await build({ ...made, entryPoints: [join(root, script)], outdir, outExtension: { '.js': '.mjs' } });
  return join(outdir, `${name}.mjs`);
}
