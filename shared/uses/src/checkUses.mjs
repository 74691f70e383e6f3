import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { allOf, nameOf, packageOf } from './names.mjs';

/**
 * Checks whether what releases use is still declared: `releases` are their uses by any key. Returns for each key what
 * does not compile beside the declarations, in the order of its uses.
 */
export function checkUses(declarations, releases) {
  const files = new Map();
  for (const [path, text] of Object.entries(declarations.files)) {
    files.set(`/${path}`, text);
    files.set(`/copies/${path}`, withAllExported(path, text));
  }
  const packages = [...new Set(Object.keys(declarations.entries).map(packageOf))];
  for (const name of packages) files.set(`/all/${name}.d.ts`, allOfPackage(name, declarations));
  const keys = Object.keys(releases);
  const header = headerOf(declarations.entries, packages);
  keys.forEach((key, index) =>
    files.set(`/uses/${index}.ts`, [header, ...releases[key].uses.map(({ code }) => code)].join('\n')),
  );
  const program = createProgram(
    files,
    declarations.entries,
    keys.map((_key, index) => `/uses/${index}.ts`),
  );
  return Object.fromEntries(
    keys.map((key, index) => {
      const source = program.getSourceFile(`/uses/${index}.ts`);
      return [key, [...goneIn(releases[key], declarations), ...brokenIn(releases[key], program, source)]];
    }),
  );
}

/** Modules and custom properties that are there no more. */
function goneIn({ modules, tokens = {} }, { entries, tokens: present }) {
  return [
    ...modules
      .filter((module) => !(module in entries))
      .map((name) => ({ name, at: [], text: 'It is gone.' })),
    ...Object.entries(tokens)
      .filter(([name]) => !present.includes(name))
      .map(([name, at]) => ({ name, at, text: 'The custom property is gone.' })),
  ];
}

function brokenIn({ uses }, program, source) {
  const broken = new Map();
  for (const { code, start, messageText } of program.getSemanticDiagnostics(source)) {
    if (leftToTheModules.has(code)) continue;
    const use = uses[source.getLineAndCharacterOfPosition(start).line - 1];
    // A component that takes nothing is called without props here, and with an empty object there.
    if (code === 2554 && use?.code.endsWith('({  });')) continue;
    if (use && !broken.has(use))
      broken.set(use, {
        name: use.name,
        at: use.at,
        text: plain(ts.flattenDiagnosticMessageText(messageText, ' ')),
      });
  }
  return [...broken.values()];
}

/** Names of types that are gone: a built release has none. What is missing of a value is another error. */
const leftToTheModules = new Set([2304, 2305, 2307, 2503, 2694, 2724, 2749]);

const plain = (text) =>
  text
    .replaceAll(/\b_members_\w+?\./g, '')
    .replaceAll(/typeof import\("[^"]*\/(@members\/[^"]+?)(\/src[^"]*)?"\)/g, '$1')
    .slice(0, 500);

/** On one line, so that the second line is the first use. */
const headerOf = (entries, packages) =>
  [
    ...Object.keys(entries).map((module) => `import * as ${nameOf(module)} from '${module}';`),
    ...packages.map((name) => `import type * as ${allOf(name)} from 'all:${name}';`),
    'type Has<T, K extends string> = T extends unknown ? (K extends keyof T ? T : never) : never;',
  ].join(' ');

/** What a package exports from any of its files, and from copies of them what it keeps for itself. */
function allOfPackage(name, { files }) {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${name}/`));
  return own
    .flatMap(([path, text]) => {
      const plain = path.replace(/\.d\.ts$/, '');
      const kept = [...text.matchAll(keptForItself)].map(([, kept]) => kept);
      const copied = kept.length > 0 ? [`export { ${kept} } from '/copies/${plain}';`] : [];
      return [`export * from '/${plain}';`, ...copied];
    })
    .join('\n');
}

const keptForItself = /^(?:declare (?:abstract )?(?:function|const|class)|type|interface) ([\w$]+)/gm;

/** The same declarations with all of them exported, beside which the file's imports are found as before. */
const withAllExported = (path, text) =>
  text
    .replaceAll(keptForItself, 'export $&')
    .replaceAll(
      /(?<=(?:from |import\()['"])\.[^'"]*/g,
      (module) => `/${posix.join(posix.dirname(path), module)}`,
    );

const require = createRequire(import.meta.url);

function createProgram(files, entries, rootNames) {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getCurrentDirectory = () => '/';
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, options.target, true);
    const known = libraries.get(path) ?? getSourceFile(path, ...rest);
    libraries.set(path, known);
    return known;
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: resolved(text, from) }));
  return ts.createProgram({ rootNames, options, host });

  function resolved(module, from) {
    const path = pathOf(module, from);
    return path && { resolvedFileName: path, extension: ts.Extension.Dts };
  }

  function pathOf(module, from) {
    if (module in entries) return `/${entries[module]}`;
    if (module.startsWith('all:')) return `/all/${module.slice(4)}.d.ts`;
    if (/^(react|csstype)$/.test(module) || from.includes('/@types/')) return typesOf(module, from);
    if (!/^[./]/.test(module)) return undefined;
    const path = module.startsWith('/') ? module : posix.join(posix.dirname(from), module);
    return [`${path}.d.ts`, `${path}/index.d.ts`].find((each) => files.has(each));
  }
}

/** The language's, the browser's and React's own declarations, read once. */
const libraries = new Map();

function typesOf(module, from) {
  if (module === 'react') return reactTypes();
  const path = module.startsWith('.') ? join(dirname(from), module) : undefined;
  if (path) return [`${path}.d.ts`, join(path, 'index.d.ts')].find((each) => ts.sys.fileExists(each));
  return ts.resolveModuleName(module, from, {}, ts.sys).resolvedModule?.resolvedFileName;
}

const reactTypes = () => join(dirname(require.resolve('@types/react/package.json')), 'index.d.ts');
