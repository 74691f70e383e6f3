import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standings, type Standing } from './snapshots';

const sources = {
  'index.ts': `
    export { List } from './List';
    export { limits } from './limits';
    export type { Entry } from './Entry';
    export type { Line } from './Line';
    export const count = (entries: readonly string[]) => entries.length;
    export function open({ name }: { name: string }) { return name; }`,
  'List.ts': `
    interface Options { rows: number }
    export class List { constructor(readonly options: Options) {} }`,
  'limits.ts': 'export const limits = { most: 3 };',
  'Entry.ts': 'export interface Entry { id: number; note?: string }',
  'Line.ts': "import type { Entry } from './Entry';\nexport type Line = Pick<Entry, 'id'>;",
  'shell.ts': 'export const start = () => undefined;',
};
const entries = { '.': './src/index.ts', './shell': './src/shell.ts', './look.css': './src/look.css' };
const style = ':root {\n  --gap: 4px;\n  --edge: 1px;\n}\n';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'members-exports-'));
  await mkdir(join(root, 'part/src'), { recursive: true });
  await change({ ...sources, 'look.css': style });
  await setVersion('1.4.2');
  standing().write();
});

afterEach(() => rm(root, { recursive: true }));

async function change(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, 'part/src', file), text);
}

const setVersion = (version: string) =>
  writeFile(
    join(root, 'part/package.json'),
    JSON.stringify({ name: '@example/part', version, exports: entries }),
  );

function standing(): Standing {
  const [found] = standings({ root, folders: ['part'], modules: ['@example/part'] });
  if (!found) throw new Error('nothing was read');
  return found;
}

/** What the package needs after a change, and why. */
async function demanded(files: Record<string, string>) {
  await change(files);
  const [first = '', ...reasons] = standing().refusal?.split('\n').slice(0, -1) ?? [];
  return { version: /needs (\S+)/.exec(first)?.[1], reasons: reasons.map((reason) => reason.trim()) };
}

const index = (from: string | RegExp, to: string) => ({
  'index.ts': sources['index.ts'].replace(from, to),
});
const nothing = { version: undefined, reasons: [] };

describe('the version that a change of what remotes take from the shell needs', () => {
  it('is a minor one for a new export', async () => {
    expect(await demanded(index(/$/, '\nexport const sum = 1;'))).toEqual({
      version: '1.5.0',
      reasons: ['minor  . sum is new'],
    });
  });

  it('is a major one for an export that is gone', async () => {
    expect(await demanded(index(/.*count.*/, ''))).toEqual({
      version: '2.0.0',
      reasons: ['major  . count is gone'],
    });
  });

  it('is a major one for an export of another type, also an inferred one', async () => {
    expect(await demanded(index('entries.length', 'String(entries.length)'))).toEqual({
      version: '2.0.0',
      reasons: ['major  . count is changed'],
    });
  });

  it('is a major one for a type that exports only use', async () => {
    const List = sources['List.ts'].replace('rows: number', 'rows: string');
    expect(await demanded({ 'List.ts': List })).toEqual({
      version: '2.0.0',
      reasons: ['major  Options, which exports use, is changed'],
    });
  });

  it('is a minor one for one more optional member of an object type, and for any of a constant', async () => {
    const wider = {
      'Entry.ts': 'export interface Entry { id: number; note?: string; at?: string }',
      'Line.ts': sources['Line.ts'].replace("'id'>", "'id'> & { at?: string }"),
      'limits.ts': 'export const limits = { most: 3, least: 1 };',
    };
    expect(await demanded(wider)).toEqual({
      version: '1.5.0',
      reasons: ['minor  . Entry is wider', 'minor  . Line is wider', 'minor  . limits is wider'],
    });
  });

  it('is a major one for a member that has to be given, or can be left out now', async () => {
    const Entry = 'export interface Entry { id?: number; note?: string; at: string }';
    expect(await demanded({ 'Entry.ts': Entry })).toMatchObject({ version: '2.0.0' });
    const Line = sources['Line.ts'].replace("'id'>", "'id'> & { at: string }");
    expect(await demanded({ 'Entry.ts': sources['Entry.ts'], 'Line.ts': Line })).toEqual({
      version: '2.0.0',
      reasons: ['major  . Line is changed'],
    });
  });

  it('is a major one for a custom property that is gone, and a minor one for a new one', async () => {
    expect(await demanded({ 'look.css': style.replace('--edge', '--line') })).toEqual({
      version: '2.0.0',
      reasons: ['major  ./look.css --edge is gone', 'minor  ./look.css --line is new'],
    });
  });

  it('stays the same for code, comments, values of tokens, and what only the shell imports', async () => {
    const same = {
      ...index('{ return name; }', '{ /* as it is */ return `${name}`; }'),
      'look.css': style.replace('4px', '8px'),
      'shell.ts': 'export const begin = () => undefined;',
    };
    expect(await demanded(same)).toEqual(nothing);
  });

  it('stays the same where a declaration moves to another file, or names its arguments otherwise', async () => {
    const renamed = index(/\{ name \}(.*) return name;/, '{ name: title }$1 return title;');
    const moved = {
      'index.ts': renamed['index.ts'].replace("'./List'", "'./Lists'"),
      'Lists.ts': sources['List.ts'],
      'List.ts': '',
    };
    expect(await demanded(moved)).toEqual(nothing);
  });
});

describe('a snapshot', () => {
  const added = index(/$/, '\nexport const sum = 1;');

  it('is out of date until the version has moved far enough and it is written again', async () => {
    await change(added);
    await setVersion('1.4.3');
    expect(standing()).toMatchObject({ isCurrent: false, refusal: expect.stringContaining('needs 1.5.0') });
    await setVersion('1.5.0');
    expect(standing()).toMatchObject({ isCurrent: false, refusal: undefined });
    standing().write();
    expect(standing()).toMatchObject({ isCurrent: true, refusal: undefined });
  });

  it('accepts a version that moves farther than it has to', async () => {
    await change(added);
    await setVersion('2.0.0');
    expect(standing().refusal).toBeUndefined();
  });

  it('refuses a version below the one that it was written with', async () => {
    await setVersion('1.4.1');
    expect(standing().refusal).toContain('@example/part stands at 1.4.1, last written at 1.4.2');
  });

  it('holds the version and the declarations, for people to read in a review', async () => {
    const text = await readFile(join(root, 'part/exports.yaml'), 'utf8');
    expect(text).toContain('version: 1.4.2');
    expect(text).toContain('count: "const count: (entries: readonly string[]) => number;"');
    expect(text).not.toContain('start');
  });

  it('says what the compiler says where a type can’t be named', async () => {
    await change({ 'index.ts': 'import { odd } from "./odd";\nexport const even = odd();', 'odd.ts': '' });
    await change({ 'odd.ts': 'interface Hidden { a: 1 }\nexport const odd = () => ({}) as Hidden;' });
    expect(() => standing()).toThrow(/Hidden.*cannot be named/);
  });
});
