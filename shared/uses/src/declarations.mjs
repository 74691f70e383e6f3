import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { packageOf } from './names.mjs';

const isScript = (file) => /\.tsx?$/.test(file);

/**
 * Has the compiler write the `.d.ts` file of every source that `entries` (file by module) reach, below `output` at the
 * source's whole path: there the types that are inferred stand in words. Throws with the compiler's words.
 */
export function emitDeclarations({ entries, types = [], output, compiler }) {
  const scripts = Object.entries(entries).filter(([, file]) => isScript(file));
  const configuration = {
    files: [...scripts.map(([, file]) => file), ...types],
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      // What is found in node_modules counts as foreign and would have no declarations.
      paths: Object.fromEntries(scripts.map(([module, file]) => [module, [file]])),
      rootDir: '/',
      outDir: output,
    },
  };
  const file = join(output, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(configuration));
  const tsc = join(dirname(compilerOf(compiler)), 'bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', file], { encoding: 'utf8' });
  } catch (error) {
    throw new Error(`The exports could not be read:\n${error.stdout ?? error}`);
  }
}

/** What was read of the same files: a process that builds several remotes reads it once. */
const known = new Map();

/**
 * What remotes can use of modules, in the words of the compiler: the declaration file of each module, all declaration
 * files of their packages, and the custom properties of their style sheets. `packageFile` is the package.json of who
 * has them installed; `compiler` that of who has a compiler that emits.
 */
export function readDeclarations({ packageFile, modules, types, compiler = packageFile }) {
  const found = findModules(packageFile, modules);
  const key = JSON.stringify([found, types]);
  if (!known.has(key)) known.set(key, readFound(found, { types, compiler }));
  return known.get(key);
}

function readFound(found, { types, compiler }) {
  const output = mkdtempSync(join(tmpdir(), 'members-declarations-'));
  const sources = Object.fromEntries(
    found.filter(({ file }) => !file.endsWith('.d.ts')).map(({ module, file }) => [module, file]),
  );
  try {
    if (Object.keys(sources).length > 0) emitDeclarations({ entries: sources, types, output, compiler });
    const files = {};
    const entries = {};
    for (const { module, file, folder, packageName } of found) {
      const isEmitted = module in sources;
      const from = isEmitted ? join(output, folder) : folder;
      for (const path of declarationsBelow(from))
        files[`${packageName}/${path}`] = readFileSync(join(from, path), 'utf8');
      entries[module] =
        `${packageName}/${relative(folder, isEmitted ? file.replace(/\.tsx?$/, '.d.ts') : file)}`;
    }
    return {
      entries,
      files,
      tokens: [...new Set(found.flatMap(({ styles }) => styles.flatMap(propertiesOf)))].sort(),
    };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Writes declarations for a compiler to read; returns the file of each module. */
export function writeDeclarations({ entries, files }, directory) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(directory, dirname(path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return Object.fromEntries(Object.entries(entries).map(([module, path]) => [module, join(directory, path)]));
}

/** The custom properties that a style sheet declares. */
const propertiesOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);

const declarationsBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.d.ts'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules'))
    .sort();

function findModules(packageFile, modules) {
  const require = createRequire(packageFile);
  return modules.flatMap((module) => {
    const packageName = packageOf(module);
    const folder = require.resolve
      .paths(packageName)
      .map((path) => join(path, packageName))
      .find((path) => existsSync(join(path, 'package.json')));
    if (!folder) return [];
    const real = realpathSync(folder);
    const { exports = {} } = JSON.parse(readFileSync(join(real, 'package.json'), 'utf8'));
    const fileOf = (entry) => entry?.types ?? entry?.default ?? entry;
    const file = fileOf(exports[`.${module.slice(packageName.length)}`]);
    if (!file) return [];
    const styles = Object.values(exports)
      .map(fileOf)
      .filter((each) => each.endsWith('.css'));
    return [
      {
        module,
        packageName,
        folder: real,
        file: join(real, file),
        styles: styles.map((each) => join(real, each)),
      },
    ];
  });
}

/** The compiler of a package; where it has none, the one of this package, which takes longer. */
function compilerOf(packageFile) {
  for (const from of [packageFile, import.meta.url])
    try {
      return createRequire(from).resolve('typescript/package.json');
    } catch {
      continue;
    }
  throw new Error('There is no compiler.');
}
