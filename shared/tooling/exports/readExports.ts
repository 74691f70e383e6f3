import { emitDeclarations as emit } from '@members/uses/declarations';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The printed declaration of each name. */
export type Declarations = Readonly<Record<string, string>>;

/** What a package exports to remotes, with the types as they are in force. */
export interface PackageExports {
  /** By entry as package.json names it, e.g. `./core`. */
  exports: Readonly<Record<string, Declarations>>;
  /** What these declarations name without exporting it. Names that several files have stand together. */
  uses: Declarations;
}

/** A package whose exports are read: its folder, and those of its entries that are to be read. */
export interface ExportingPackage {
  name: string;
  folder: string;
  entries: Readonly<Record<string, string>>;
}

interface Workspace {
  /** Folder of the workspace. */
  root: string;
  packages: readonly ExportingPackage[];
  /** Workspace packages whose sources are built into those above: their declarations count as used. */
  builtIn?: readonly ExportingPackage[];
}

/** Reads what packages export, by package name. Throws with the compiler's words where declarations can't be made. */
export function readExports(workspace: Workspace): Record<string, PackageExports> {
  const output = mkdtempSync(join(tmpdir(), 'members-exports-'));
  try {
    emitDeclarations(workspace, output);
    const linked = link(workspace, output);
    return Object.fromEntries(workspace.packages.map((each) => [each.name, linked(each)]));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

const isScript = (file: string) => /\.tsx?$/.test(file);

/** Writes the `.d.ts` file of every source that the entries reach: there the types that are inferred stand in words. */
function emitDeclarations({ root, packages, builtIn = [] }: Workspace, output: string): void {
  const entries = [...packages, ...builtIn].flatMap(({ name, folder, entries: files }) =>
    Object.entries(files)
      .filter(([, file]) => isScript(file))
      .map(([entry, file]) => [join(name, entry), join(root, folder, file)] as const),
  );
  emit({
    entries: Object.fromEntries(entries),
    types: [fileURLToPath(new URL('../types/browser.d.ts', import.meta.url))],
    output,
    // The workspace's compiler checks types in seconds, the one beside this file has an interface for programs.
    compiler: fileURLToPath(new URL('../../../package.json', import.meta.url)),
  });
}

function link({ root, packages, builtIn = [] }: Workspace, output: string) {
  const declarationFile = (source: string) => join(output, relative('/', source)).replace(/\.tsx?$/, '.d.ts');
  const entryFiles = new Map(
    [...packages, ...builtIn].flatMap(({ name, folder, entries }) =>
      Object.entries(entries).map(([entry, file]) => [
        join(name, entry),
        declarationFile(join(root, folder, file)),
      ]),
    ),
  );
  const fileOf = (module: string, from: string) => {
    if (!module.startsWith('.')) return entryFiles.get(module);
    const path = resolve(dirname(from), module);
    return [`${path}.d.ts`, join(path, 'index.d.ts')].find((file) => existsSync(file));
  };
  const options: ts.CompilerOptions = { noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = fileOf(text, from);
      return {
        resolvedModule: file ? { resolvedFileName: file, extension: ts.Extension.Dts } : undefined,
      };
    });
  const program = ts.createProgram({ rootNames: [...entryFiles.values()].filter(existsSync), options, host });
  const checker = program.getTypeChecker();
  const folderOf = ({ folder }: ExportingPackage) => `${join(output, relative('/', join(root, folder)))}/`;
  const followed = builtIn.map(folderOf);

  return (exporting: ExportingPackage): PackageExports => {
    const exported = new Set<ts.Symbol>();
    const exports: Record<string, Declarations> = {};
    for (const [entry, file] of Object.entries(exporting.entries)) {
      const path = join(root, exporting.folder, file);
      exports[entry] = isScript(file)
        ? exportsOf(program.getSourceFile(declarationFile(path)))
        : propertiesIn(readFileSync(path, 'utf8'));
    }
    return { exports, uses: usesOf([...exported], [folderOf(exporting), ...followed]) };

    function exportsOf(file: ts.SourceFile | undefined): Declarations {
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`${exporting.name} has an entry without exports.`);
      return sorted(
        checker.getExportsOfModule(module).map((symbol) => {
          const target = targetOf(symbol);
          exported.add(target);
          return [symbol.name, target.declarations ? printed(target) : sourceOf(symbol)];
        }),
      );
    }
  };

  /** The declarations, in the folders, of all that the symbols name and don't themselves include. */
  function usesOf(symbols: readonly ts.Symbol[], folders: readonly string[]): Declarations {
    const known = new Set(symbols);
    const uses = new Map<string, string[]>();
    const queue = [...symbols];
    for (let symbol = queue.pop(); symbol; symbol = queue.pop())
      for (const used of (symbol.declarations ?? []).flatMap(namedIn)) {
        if (known.has(used) || !isTopLevel(used, folders)) continue;
        known.add(used);
        queue.push(used);
        uses.set(used.name, [...(uses.get(used.name) ?? []), printed(used, withoutWording)]);
      }
    return sorted([...uses].map(([name, texts]) => [name, texts.sort().join('\n')]));
  }

  function namedIn(node: ts.Node): ts.Symbol[] {
    const symbol = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
    const below: ts.Symbol[] = [];
    ts.forEachChild(node, (child) => void below.push(...namedIn(child)));
    return symbol ? [targetOf(symbol), ...below] : below;
  }

  function targetOf(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }
}

function isTopLevel({ declarations = [] }: ts.Symbol, folders: readonly string[]): boolean {
  return declarations.some((declaration) => {
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return (
      ts.isSourceFile(statement.parent) &&
      folders.some((folder) => statement.parent.getSourceFile().fileName.startsWith(folder))
    );
  });
}

const printer = ts.createPrinter({ removeComments: true });

type Change = (node: ts.Node) => ts.Node;

function printed({ declarations = [] }: ts.Symbol, change: Change = (node) => node): string {
  const texts = declarations.map((declaration) => {
    const { transformed } = ts.transform<ts.Node>(declaration, [
      everywhere(withoutPattern),
      everywhere(change),
    ]);
    const text = printer.printNode(
      ts.EmitHint.Unspecified,
      transformed[0] ?? declaration,
      declaration.getSourceFile(),
    );
    const words = ts.isVariableDeclaration(declaration) ? `const ${text};` : text;
    // Where a type stands is no part of it, so that a file can move.
    return words.replace(/^(export )?(default )?(declare )?/, '').replace(/import\("\.[^"]*"\)\./g, '');
  });
  return texts.join('\n');
}

const everywhere =
  (change: Change): ts.TransformerFactory<ts.Node> =>
  (context) => {
    const visit = (node: ts.Node): ts.Node => change(ts.visitEachChild(node, visit, context));
    return visit;
  };

/** `({ a, b }: Props)` as `(props: Props)`: how a function takes its argument apart is its own business. */
function withoutPattern(node: ts.Node): ts.Node {
  if (!ts.isParameter(node) || ts.isIdentifier(node.name)) return node;
  const { modifiers, dotDotDotToken, questionToken, type, initializer } = node;
  const name = ts.factory.createIdentifier('props');
  return ts.factory.updateParameterDeclaration(
    node,
    modifiers,
    dotDotDotToken,
    name,
    questionToken,
    type,
    initializer,
  );
}

/** A constant that is used for its type counts by the names of its members, whatever their texts say. */
function withoutWording(node: ts.Node): ts.Node {
  const isText =
    ts.isPropertySignature(node) &&
    node.type &&
    ts.isLiteralTypeNode(node.type) &&
    ts.isStringLiteral(node.type.literal) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
  return isText
    ? ts.factory.updatePropertySignature(
        node,
        node.modifiers,
        node.name,
        node.questionToken,
        ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      )
    : node;
}

/** `from react-router-dom`: what a package passes on from another one is known by its name alone. */
function sourceOf({ declarations = [] }: ts.Symbol): string {
  const statement = declarations[0]?.parent.parent;
  const module =
    statement && ts.isExportDeclaration(statement) && statement.moduleSpecifier
      ? (statement.moduleSpecifier as ts.StringLiteral).text
      : 'elsewhere';
  return `from ${module}`;
}

/** The custom properties of a style sheet. Their values are no promise, their names are. */
const propertiesIn = (css: string): Declarations =>
  sorted([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => [name, 'custom property']));

const sorted = (entries: (readonly [string, string])[]): Declarations =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
