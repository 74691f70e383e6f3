import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { breaking, harmless, type Mutation } from '../testing/mutations';
import { checkUses, type Declarations, type Uses } from './checkUses.mjs';
import { readDeclarations, writeDeclarations } from './declarations.mjs';
import { readUses } from './readUses.mjs';

const root = resolve(__dirname, '../../..');
const styleTypes = join(root, 'shared/tooling/types/browser.d.ts');
const modules = ['api-client', 'i18n', 'mfe-kit', 'mfe-kit/router', 'ui/core', 'ui/forms', 'ui/overlay'].map(
  (module) => `@members/${module}`,
);
const remotes = ['mfe-account', 'mfe-catalogue', 'mfe-lottery', 'mfe-video', 'mfe-wallet'];

let declarations: Declarations;
let uses: Record<string, Uses>;

beforeAll(async () => {
  declarations = readDeclarations({
    packageFile: join(root, 'shell/package.json'),
    modules,
    types: [styleTypes],
    compiler: join(root, 'package.json'),
  });
  uses = Object.fromEntries(await Promise.all(remotes.map(async (name) => [name, await usesOf(name)])));
}, 120_000);

async function usesOf(name: string): Promise<Uses> {
  const directory = join(root, name, 'node_modules/.cache/members-mutations');
  await mkdir(directory, { recursive: true });
  const entries = writeDeclarations(declarations, directory);
  const files = readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => join(root, name, 'src', file));
  const read = readUses({ root: join(root, name), files: [...files, styleTypes], entries, directory });
  await rm(directory, { recursive: true });
  const { [name]: misread } = checkUses(declarations, { [name]: read });
  const isUnderstood = (use: Uses['uses'][number]) =>
    !misread!.some(({ at }) => at === use.at || `${at}` === `${use.at}`);
  return { ...read, uses: read.uses.filter(isUnderstood), tokens: { '--m-space-3': ['src/some.css:1'] } };
}

/** The names of what breaks in the remotes after a change of the declarations. */
function broken([, file, from, to]: Mutation): string[] {
  const next = { ...declarations, files: { ...declarations.files } };
  if (file === '') next.tokens = next.tokens.flatMap((token) => (token === from ? to.split(' ') : [token]));
  else {
    const path = `@members/${file}.d.ts`;
    if (!next.files[path]?.includes(from)) throw new Error(`${path} has no ${from}.`);
    next.files[path] = next.files[path].replace(from, to);
  }
  return Object.values(checkUses(next, uses)).flatMap((missing) => missing.map(({ name }) => name));
}

describe('a change of what remotes take from the shell', () => {
  it('is tried in thirty ways that break a remote, and in thirty that do not', () => {
    expect([breaking.length, harmless.length]).toEqual([30, 30]);
  });

  it('breaks nothing where nothing is changed', () => {
    expect(broken(['nothing', 'ui/src/core/index', '', ''])).toEqual([]);
  });

  it.each(breaking)('is found where %s', (...mutation) => {
    expect(broken(mutation)).not.toEqual([]);
  });

  it.each(harmless)('breaks nothing where %s', (...mutation) => {
    expect(broken(mutation)).toEqual([]);
  });
});
